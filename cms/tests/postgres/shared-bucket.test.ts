import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { contactMessages } from "shared-types/contact/codes";
import type { PhotoItem, PhotosImported } from "shared-types/photo/answers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Server } from "../../../scripts/testing/server.mjs";
import { whileConnected } from "../../../scripts/testing/database.mjs";
import { ask } from "../fixtures/ask";
import { draft } from "../fixtures/contact";
import { newInstances, type Instances } from "../fixtures/instances";
import { signIn, trySignIn } from "../fixtures/owner";
import { panelOf, type Panel } from "../fixtures/panel";
import { loadPhoto } from "../fixtures/photo-drafts";
import { paintPhoto, publicCount, publicPaths } from "../fixtures/photo-files";
import { raw, rawSend } from "../fixtures/raw";
import { solve } from "../fixtures/solver";
import { underLoad } from "../fixtures/under-load";
import { startProxy, type RetryingProxy } from "../fixtures/retrying-proxy";

let instances: Instances;
/** Two instances of one site. */
let servers: Server[];
/** The owner, on each of them, with one sign-in. */
let panels: [Panel, Panel];

beforeAll(async () => {
  instances = await newInstances();
  const dataDir = instances.folder();
  mkdirSync(join(dataDir, "images", "site"), { recursive: true });
  writeFileSync(join(dataDir, "images", "site", "plan.jpg"), "from before there was a bucket");
  // One after the other: the first creates the tables.
  servers = [await instances.start(dataDir)];
  servers.push(await instances.start(instances.folder()));
  const { token } = await signIn(urlOf(0));
  panels = [panelOf(urlOf(0), token), panelOf(urlOf(1), token)];
});
afterAll(() => instances.close());

const urlOf = (n: number) => servers[n]?.url ?? "";
const picture = (n: number, path: string, init?: RequestInit) =>
  fetch(`${urlOf(n)}/assets/${path}`, { headers: { connection: "close" }, ...init });
const statusOf = async (n: number, path: string) => (await picture(n, path)).status;
const bytesOf = async (n: number, path: string) =>
  Buffer.from(await (await picture(n, path)).arrayBuffer());
const keys = (folder: string) =>
  [...instances.bucket.objects.keys()].filter((key) => key.startsWith(folder)).sort();

let height = 500;

/** Imports a photo on one of them; returns its id. */
async function importAt(n: number, name: string): Promise<number> {
  await paintPhoto({ dataDir: servers[n]?.dataDir ?? "" }, name, (height += 1));
  const { body } = await panels[n as 0 | 1].call<PhotosImported>("POST", "photosimport");
  expect(body).toMatchObject({ imported: 1, failed: [] });
  return body.photos[0]?.photoId ?? 0;
}

const isFound = async (n: number, photoId: number) =>
  (await ask(`${urlOf(n)}/api/photos/${photoId}`)).status === 200;

describe("of two instances with one bucket, a photo", () => {
  test("taken in at one is shown by the other, byte for byte, and lies on the disk of neither", async () => {
    const photoId = await importAt(0, "wren");
    const { body } = await panels[1].call<PhotoItem>("POST", `photodetails/${photoId}`);
    expect(body.fileName).toBe("wren.jpg");
    expect(publicPaths("wren.jpg")).toHaveLength(publicCount);
    for (const path of publicPaths("wren.jpg")) {
      const bytes = await bytesOf(1, path);
      expect(bytes.length).toBeGreaterThan(100);
      expect(bytes.equals(await bytesOf(0, path))).toBe(true);
      expect(instances.bucket.objects.get(path)?.equals(bytes)).toBe(true);
      for (const { dataDir } of servers) expect(existsSync(join(dataDir, path))).toBe(false);
    }
    expect(keys("originals/")).toHaveLength(2);
    expect(instances.bucket.unsigned).toEqual([]);
  });

  test("is answered as from the disk: cached, in parts, 304, without its bytes", async () => {
    const path = "images/_full/wren.jpg";
    const whole = await picture(1, `${path}?v=1`);
    const etag = whole.headers.get("etag") ?? "";
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String((await whole.arrayBuffer()).byteLength),
      "cross-origin-resource-policy": "cross-origin",
    });
    expect((await picture(1, path)).headers.get("cache-control")).toBe("public, max-age=3600");
    expect((await picture(1, path, { headers: { "if-none-match": etag } })).status).toBe(304);
    const part = await picture(1, path, { headers: { range: "bytes=10-19" } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    const head = await picture(1, path, { method: "HEAD" });
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
  });

  test.each([
    "images/.habitat",
    "images/../originals/.habitat",
    "images/_full/none.jpg",
    "images/",
  ])("%s is no picture", async (path) => {
    expect((await raw(urlOf(0), `/assets/${path}`)).status).toBe(404);
  });

  test("of the data directory is carried into the bucket when that is new", async () => {
    expect(await bytesOf(1, "images/site/plan.jpg")).toEqual(
      Buffer.from("from before there was a bucket"),
    );
  });

  test("deleted at the one is gone at the other, restored at that one is back at the first", async () => {
    const photoId = await importAt(0, "moth");
    const full = "images/_full/moth.jpg";
    expect(await statusOf(1, full)).toBe(200);
    await panels[1].save("DELETE", `photodelete/${photoId}`);
    expect(await statusOf(0, full)).toBe(404);
    await expect.poll(() => isFound(0, photoId), { timeout: 2000 }).toBe(false);
    const { body: bin } = await panels[0].get<{ id: number; preview?: string }[]>("bin");
    expect(JSON.stringify(bin)).toContain("data:image/jpeg;base64,");
    await panels[0].save("POST", `photorestore/${photoId}`);
    expect(await statusOf(1, full)).toBe(200);
    await expect.poll(() => isFound(1, photoId), { timeout: 2000 }).toBe(true);
    expect(keys("bin/")).toEqual([]);
  });

  test("renamed at the one has its files under the new name at the other", async () => {
    const photoId = await importAt(1, "frog");
    const { draft: form, etag } = await loadPhoto(panels[0], photoId);
    await panels[0].save("POST", "photoupdate", { ...form, fileName: "treefrog.jpg" }, etag);
    for (const path of publicPaths("treefrog.jpg")) expect(await statusOf(1, path)).toBe(200);
    for (const path of publicPaths("frog.jpg")) expect(await statusOf(1, path)).toBe(404);
  });

  test("deleted for good leaves nothing in the bucket", async () => {
    const photoId = await importAt(0, "toad");
    const before = keys("originals/").length;
    await panels[1].save("DELETE", `photodelete/${photoId}`);
    expect(keys("bin/")).toHaveLength(publicCount);
    await panels[0].save("POST", "bindelete", { kind: "photo", id: photoId });
    expect([keys("bin/"), keys("originals/").length]).toEqual([[], before - 1]);
    expect(keys("images/").filter((key) => key.includes("toad"))).toEqual([]);
  });
});

describe("two instances of one site", () => {
  test("count wrong passwords together", async () => {
    const from = { "x-forwarded-for": "203.0.113.7" };
    const tried: number[] = [];
    for (let n = 0; n < 12; n += 1)
      tried.push((await trySignIn(urlOf(n % 2), "nobody@example.org", "wrong", from)).status);
    expect(tried).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  test("take a captcha's solution once, and five messages an hour, whichever is asked", async () => {
    const localAddress = "127.0.9.9";
    const solved = async (n: number) => {
      const path = "/api/captcha/puzzle?sitekey=habitat";
      const { text } = await raw(urlOf(n), path, { localAddress });
      return solve((JSON.parse(text) as { data: { puzzle: string } }).data.puzzle);
    };
    const solutions = await Promise.all([0, 1, 0, 1, 0, 1].map(solved));
    // Anyone who writes faster is not a person.
    await wait(4000);
    let sent = 0;
    const send = async (n: number, frcCaptchaResponse = "") => {
      const message = { ...draft, message: `Message ${(sent += 1)}`, frcCaptchaResponse };
      return rawSend(urlOf(n), "/api/contactadd", message, { localAddress });
    };
    expect((await send(1, solutions[0])).text).toBe("[]");
    const again = await send(0, solutions[0]);
    expect(again.text).toContain(contactMessages.captchaUsed);
    for (const n of [1, 2, 3, 4]) expect((await send(n % 2, solutions[n])).text).toBe("[]");
    for (const n of [0, 1]) expect((await send(n, solutions[5])).status).toBe(429);
  });

  test("import one after the other: the second is told to wait, and its files do", async () => {
    const file = await paintPhoto({ dataDir: servers[1]?.dataDir ?? "" }, "heron", (height += 1));
    // The lock an instance holds while it imports.
    await whileConnected(instances.databaseUrl, "select pg_advisory_lock(7264070)", async () => {
      expect((await panels[1].call("POST", "photosimport")).status).toBe(409);
    });
    expect(existsSync(file)).toBe(true);
    const { body } = await panels[1].call<PhotosImported>("POST", "photosimport");
    expect(body).toMatchObject({ imported: 1, failed: [] });
  });

  test("with other secrets are refused, in words", async () => {
    const dataDir = instances.folder();
    const own = { SECRETS_FILE: join(dataDir, "secrets.json") };
    await expect(instances.start(dataDir, own)).rejects.toThrow(/do not use the secrets in/);
    expect(readdirSync(dataDir)).not.toContain("images");
  });
});

describe("behind a proxy that asks the other machine when one fails, no request fails", () => {
  const shown = "wren.jpg";
  let proxy: RetryingProxy;
  beforeAll(async () => {
    proxy = await startProxy(() => servers.map(({ url }) => url));
  });
  afterAll(() => proxy.close());

  test.each([
    ["SIGTERM", 0],
    ["SIGKILL", 1],
  ] as const)("while %s ends one", async (signal, n) => {
    const { pid = 0, dataDir = "" } = servers[n] ?? {};
    const before = proxy.retries();
    const bytes = instances.bucket.objects.get(`images/_full/${shown}`) ?? Buffer.alloc(0);
    const { answered, failed } = await underLoad(
      proxy.url,
      { fileName: shown, bytes },
      async () => {
        process.kill(pid, signal);
        await wait(1500);
      },
    );
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(20);
    expect(proxy.retries()).toBeGreaterThan(before);
    servers[n] = await instances.start(dataDir);
    expect(await isFound(n, 1)).toBe(true);
  });
});
