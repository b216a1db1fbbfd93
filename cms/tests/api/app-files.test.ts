// @slow
// @one-database
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { demoWords } from "../../../scripts/testing/demo-words.mjs";
import { useSite } from "../boot";
import { raw, type RawAnswer } from "../fixtures/raw";

const client = resolve(import.meta.dirname, "../../../web/dist/client");
const assets = readdirSync(join(client, "assets/app"))
  .filter((name) => !/\.(br|gz)$/.test(name))
  .map((name) => `/assets/app/${name}`);
const script = assets.find((path) => existsSync(`${join(client, path)}.br`)) ?? "";
const small = assets.find((path) => !existsSync(`${join(client, path)}.br`)) ?? "";

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
const suffixes = { br: ".br", gzip: ".gz", identity: "" };
type Encoding = keyof typeof unpack;
const encodings = Object.keys(unpack) as Encoding[];

const site = useSite();

const get = (path: string, encoding: string = "identity", headers = {}) =>
  raw(site.url, path, { headers: { "accept-encoding": encoding, ...headers } });

/** Whether it was not cached: cached responses have no request id. */
const isNumbered = ({ headers }: RawAnswer) => headers["x-request-id"] !== undefined;

test.each(encodings)("every file is served as it was built: %s", async (encoding) => {
  for (const path of [...assets, "/sw.js", "/favicon.ico"]) {
    const file = join(client, path);
    const hasForm = existsSync(file + suffixes[encoding]);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, headers, bytes } = await get(path, encoding);
      expect([path, status]).toEqual([path, 200]);
      const made = (headers["content-encoding"] ?? "identity") as Encoding;
      expect([path, made]).toEqual([path, hasForm ? encoding : "identity"]);
      expect(bytes.equals(readFileSync(file + suffixes[made]))).toBe(true);
      expect(unpack[made](bytes).equals(readFileSync(file))).toBe(true);
    }
  }
});

test("a file that was requested before is served from memory, with the same headers", async () => {
  await site.restart();
  for (const path of [script, small, "/sw.js"]) {
    const first = await get(path, "br");
    expect(isNumbered(first)).toBe(true);
    // For two seconds after the start's writes, the database is asked before each response.
    const second = await vi.waitFor(
      async () => {
        const answer = await get(path, "br");
        expect(isNumbered(answer)).toBe(false);
        return answer;
      },
      { timeout: 15_000, interval: 200 },
    );
    const differing = new Set(["date", "keep-alive", "x-request-id"]);
    const told = ({ headers }: RawAnswer) =>
      Object.entries(headers)
        .filter(([name]) => !differing.has(name))
        .sort();
    expect(told(second)).toEqual(told(first));
    expect(second.headers["x-content-type-options"]).toBe("nosniff");
    expect(second.headers["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("a compressed file says that it varies, and is what it is", async () => {
  const { headers, bytes } = await get(script, "deflate, br");
  expect(headers["content-encoding"]).toBe("br");
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(headers["content-type"]).toMatch(/javascript/);
  expect(bytes.length).toBeLessThan((await get(script)).bytes.length / 2);
});

test("names with a version are kept for a year, others for an hour", async () => {
  const year = "public, max-age=31536000, immutable";
  expect((await get(script)).headers["cache-control"]).toBe(year);
  expect((await get("/sw.js")).headers["cache-control"]).toBe("public, max-age=3600");
});

test("a matching ETag gets a 304; HEAD gets the length", async () => {
  const { headers } = await get(script, "br");
  for (const encoding of encodings) {
    const again = await get(script, encoding, { "if-none-match": headers.etag ?? "" });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
  const head = await raw(site.url, script, {
    method: "HEAD",
    headers: { "accept-encoding": "br" },
  });
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  expect(head.headers["content-length"]).toBe(headers["content-length"]);
});

test("a token or a query string does not change the bytes", async () => {
  const { bytes } = await get(script, "br");
  const others = [
    await get(`${script}?x=1`, "br"),
    await get(script, "br", { authorization: "Bearer none" }),
  ];
  for (const other of others) expect(other.bytes.equals(bytes)).toBe(true);
});

test("other paths are a 404", async () => {
  const paths = ["/assets", "/assets/", "/assets/app", "/assets/app/", "/assets/index.html"];
  const odd = ["/assets/../.vite/manifest.json", "/assets/app/../../cp.html", `/assets/${script}`];
  const encoded = ["/assets/%2e%2e/.vite/manifest.json", "/assets/app/%00.js", "/assets/app/%"];
  for (const path of [...paths, ...odd, ...encoded]) {
    const { status, text } = await get(path);
    expect([path, status, text]).toEqual([path, 404, "There is no such file."]);
  }
});

test("no word of the demo garden is in any file of the built web app", () => {
  const built = resolve(client, "..");
  const words = demoWords();
  expect(words.length).toBeGreaterThan(1000);
  const files = readdirSync(built, { recursive: true, encoding: "utf8" });
  const texts = files.filter((name) => /\.(js|cjs|html|css|json|svg|txt)$/.test(name));
  expect(texts.length).toBeGreaterThan(10);
  for (const name of texts) {
    const text = readFileSync(join(built, name), "utf8");
    expect([name, words.filter((one) => text.includes(one))]).toEqual([name, []]);
  }
});
