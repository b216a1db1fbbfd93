// @slow
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hostKeyMessage, publishMessages } from "shared-types/publish/codes";
import type { Publish, PublishRun, PublishTicket } from "shared-types/publish/answers";
import type { PublishSettingsDraft, S3Draft } from "shared-types/publish/schema";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startBucket, type Bucket } from "../fixtures/bucket";
import { hour, pass } from "../fixtures/clock";
import { folderOfFile } from "../fixtures/folders";
import { useOwnersSite } from "../fixtures/panel";
import { plant } from "../fixtures/plants";
import { sftpAccount, startSftpServer } from "../fixtures/sftp-server";
import { create, documentsOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();
const place = folderOfFile();

interface Runs {
  read(): Promise<Publish>;
  publishIfDue(now: number): Promise<void>;
  idle(): Promise<void>;
}
const runs = () => site.strapi.service("api::publish.run") as unknown as Runs;

const sftp = { host: "", port: 22, user: "", folder: "", password: "", key: "", hostKey: "" };
const s3 = { endpoint: "", region: "", bucket: "", folder: "", keyId: "", secret: "" };
const settings = (more: Partial<PublishSettingsDraft> = {}): PublishSettingsDraft => ({
  ...{ target: "folder", address: "https://wren.example", path: "/garden" },
  ...{ folder: `${place}/site`, widths: [320, 640], form: "none", formTo: "", when: "hand" },
  ...{ sftp, s3: { ...s3, style: "folders" }, ...more },
});
const save = (more: Partial<PublishSettingsDraft> = {}) =>
  panel.save("PUT", "publishsettings", settings(more));
const read = async () => (await panel.get<Publish>("publish")).body;
const begin = (dryRun = false) => panel.call<PublishRun>("POST", "publishrun", { dryRun });
async function publish(dryRun = false): Promise<Publish> {
  expect((await begin(dryRun)).status).toBe(202);
  await runs().idle();
  return read();
}
const shown = (path: string) => readFileSync(join(place, "site", path), "utf8");
/** A secret is in no answer, nor in the database as it is. */
async function expectUntold(secret: string) {
  const { text } = await panel.get("publish");
  const rows = JSON.stringify(await site.strapi.db.query("strapi::core-store").findMany({}));
  for (const told of [text, rows]) expect(told).not.toContain(secret);
}
const at = (fieldId: string, errorMessage: string) => [{ fieldId, errorMessage }];

test("nothing is published before it is said where", async () => {
  expect((await begin()).status).toBe(400);
  const { settings: none, waiting, history, last } = await read();
  expect([none.address, waiting, history, last]).toEqual(["", -1, [], null]);
});

test.each<[Partial<PublishSettingsDraft>, fieldId: string, message: string]>([
  [{ address: "" }, "address", publishMessages.noAddress],
  [{ address: "ftp://wren.example" }, "address", publishMessages.address],
  [{ address: "https://wren.example/garden" }, "address", publishMessages.address],
  [{ path: "/gar den" }, "path", publishMessages.path],
  [{ path: "/../x" }, "path", publishMessages.path],
  [{ widths: [] }, "widths", publishMessages.widths],
  [{ form: "mail", formTo: "" }, "formTo", publishMessages.formMail],
  [{ form: "mail", formTo: "wren" }, "formTo", publishMessages.formMail],
  [{ form: "address", formTo: "" }, "formTo", publishMessages.formAddress],
  [{ form: "address", formTo: "me@wren.example" }, "formTo", publishMessages.formAddress],
  [{ folder: "" }, "folder", publishMessages.noFolder],
  [{ folder: "site" }, "folder", publishMessages.folderRelative],
  [{ folder: "/no/such/place/site" }, "folder", publishMessages.folderMissing],
  [{ folder: "/" }, "folder", publishMessages.folderClosed],
])("settings %j are refused, saved or tested", async (more, fieldId, message) => {
  expect(await save(more)).toEqual(at(fieldId, message));
  expect(await panel.save("POST", "publishtest", settings(more))).toEqual(at(fieldId, message));
});

test("the site's own data and folders of others are left alone", async () => {
  const others = join(place, "others");
  mkdirSync(others);
  writeFileSync(join(others, "mine.txt"), "mine");
  for (const folder of [site.dataDir, join(site.dataDir, "images")])
    expect(await save({ folder })).toEqual(at("folder", publishMessages.folderOfData));
  expect((await save({ folder: others }))[0]?.errorMessage).toContain("something else");
});

test("a preview counts what comes and writes nothing; the publish does just that", async () => {
  const oak = await create(site.strapi, "plant", plant("oak", "White Oak"));
  expect(await save({ address: " Wren.example/ ", path: "garden/" })).toEqual([]);
  expect((await read()).settings).toMatchObject({
    address: "https://Wren.example",
    path: "/garden",
    widths: [320, 640],
  });
  const { changes, history } = await publish(true);
  expect(changes?.pages).toBeGreaterThan(5);
  expect([existsSync(join(place, "site")), history]).toEqual([false, []]);

  const done = await publish();
  expect(done.last).toMatchObject({ outcome: "done", when: "hand", ...changes });
  expect([done.history.length, done.waiting, done.changes]).toEqual([1, 0, null]);
  expect(shown("flora/oak/index.html")).toContain("White Oak");
  expect(shown("sitemap.xml")).toContain("/garden/flora/oak/");

  await documentsOf(site.strapi, "plant").update({
    documentId: oak.documentId,
    data: { nameCommon: "Red Oak" },
  });
  expect((await read()).waiting).toBe(1);
  const after = await publish();
  expect(after.waiting).toBe(0);
  expect(after.last?.pages).toBeLessThan(changes?.pages ?? 0);
  expect(shown("flora/oak/index.html")).toContain("Red Oak");
});

test("a preview counts no more once something has changed", async () => {
  expect((await publish(true)).changes).toMatchObject({ pages: 0, bytes: 0 });
  await create(site.strapi, "plant", plant("elm", "Elm"));
  expect((await read()).changes).toBeNull();
});

test("one publish at a time; one that is cancelled leaves what is online", async () => {
  expect(await save({ path: "" })).toEqual([]);
  expect((await read()).waiting).toBe(-1);
  const before = shown("flora/oak/index.html");
  expect((await begin()).status).toBe(202);
  const second = await begin();
  expect([second.status, second.text]).toEqual([409, expect.stringContaining("already")]);
  expect((await read()).state).toMatchObject({ phase: "making", dryRun: false });
  await panel.save("POST", "publishcancel");
  await runs().idle();
  const { history, state, last } = await read();
  expect(history[0]).toMatchObject({ outcome: "cancelled", message: publishMessages.cancelled });
  expect([state.phase, last]).toEqual(["idle", null]);
  expect(shown("flora/oak/index.html")).toBe(before);
  expect((await publish()).last?.outcome).toBe("done");
  expect(shown("flora/oak/index.html")).not.toBe(before);
});

test("a folder that has become another's is told of, and left as it is", async () => {
  rmSync(join(place, "site"));
  mkdirSync(join(place, "site"));
  writeFileSync(join(place, "site", "mine.txt"), "mine");
  const { history, last } = await publish();
  expect(history[0]?.outcome).toBe("failed");
  expect(history[0]?.message).toContain("something else");
  expect(last?.outcome).toBe("done");
  expect(shown("mine.txt")).toBe("mine");
});

describe("a web space by SFTP", () => {
  let server: Awaited<ReturnType<typeof startSftpServer>>;
  beforeAll(async () => void (server = await startSftpServer(place)));
  afterAll(() => server.stop());
  const saveSftp = (more: Partial<PublishSettingsDraft["sftp"]>) => {
    const own = { host: "127.0.0.1", port: server.port, ...sftpAccount, folder: "www" };
    return save({ target: "sftp", sftp: { ...sftp, ...own, ...more } });
  };

  test("is saved once its key is trusted; its password is never answered, and goes to no other", async () => {
    expect(await saveSftp({})).toEqual(at("sftp.hostKey", hostKeyMessage(server.hostKey)));
    const hostKey = { hostKey: server.hostKey };
    expect(await saveSftp(hostKey)).toEqual([]);
    expect(await saveSftp({ ...hostKey, password: "" })).toEqual([]);
    const has = { hasPassword: true, hasKey: false, folder: "www" };
    expect((await read()).settings.sftp).toMatchObject(has);
    await expectUntold(JSON.stringify(sftpAccount.password).slice(1, -1));
    const away = { ...hostKey, password: "", host: "localhost" };
    expect(await saveSftp(away)).toEqual(at("sftp.password", publishMessages.otherServer));
  });

  test("has the whole site after a publish, and by the next one only what changed", async () => {
    const { last } = await publish();
    expect(last).toMatchObject({ outcome: "done", message: "" });
    const home = () => readFileSync(join(place, "www", "index.html"), "utf8");
    expect(home()).toContain("https://wren.example/garden/");
    const { last: next } = await publish();
    expect(next).toMatchObject({ outcome: "done", pages: 0, photos: 0 });
  });

  test("whose key is another one day is sent nothing, and is told of", async () => {
    const { port } = server;
    await server.stop();
    server = await startSftpServer(place, undefined, "", port);
    const { history } = await publish();
    expect(history[0]).toMatchObject({ outcome: "failed", message: publishMessages.otherKey });
  });
});

describe("a bucket", () => {
  let bucket: Bucket;
  beforeAll(async () => void (bucket = await startBucket()));
  afterAll(() => bucket.close());

  const saveS3 = (more: Partial<S3Draft> = {}) => {
    const { endpoint, name, accessKeyId, secretAccessKey } = bucket.environment;
    const own = { endpoint, bucket: name, keyId: accessKeyId, secret: secretAccessKey };
    return save({ target: "s3", s3: { ...s3, ...own, style: "objects", ...more } });
  };

  test("is saved with its key; the secret is never answered, and goes to no other service", async () => {
    expect(await saveS3({ endpoint: "bucket" })).toEqual(
      at("s3.endpoint", publishMessages.endpoint),
    );
    expect(await saveS3({ secret: "no" })).toEqual(at("s3.secret", publishMessages.bucketSignIn));
    expect(await saveS3()).toEqual([]);
    expect(await saveS3({ secret: "" })).toEqual([]);
    expect((await read()).settings.s3).toMatchObject({ hasSecret: true, style: "objects" });
    await expectUntold(bucket.environment.secretAccessKey);
    expect(await saveS3({ secret: "", keyId: "other" })).toEqual(
      at("s3.secret", publishMessages.otherKeyId),
    );
  });

  test("without index.html has each page at its own address, and links lead there", async () => {
    const { last } = await publish();
    expect(last).toMatchObject({ outcome: "done", message: "" });
    expect(bucket.objects.get("flora")?.toString()).toContain('href="/garden/fauna"');
    expect(bucket.objects.has("flora/index.html")).toBe(false);
    const home = bucket.objects.get("index.html")?.toString() ?? "";
    const links = [...home.matchAll(/href="\/garden\/([^"#?]*)"/g)];
    expect(links.length).toBeGreaterThan(5);
    for (const [, path = ""] of links)
      expect(bucket.objects.has(path || "index.html"), path).toBe(true);
    expect((await publish()).last).toMatchObject({ outcome: "done", pages: 0, photos: 0 });
  });
});

test("a zip is downloaded by the owner, or once by a ticket", async () => {
  expect((await panel.call("POST", "publishticket")).status).toBe(404);
  expect(await save({ target: "zip", folder: "" })).toEqual([]);
  const { zip } = await publish();
  const { ticket } = (await panel.call<PublishTicket>("POST", "publishticket")).body;
  const address = `${site.url}/api/publishzip`;
  const answer = await fetch(`${address}?ticket=${ticket}`);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="site.zip"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(zip?.bytes);
  expect(bytes.includes("flora/oak/index.html")).toBe(true);
  expect((await fetch(`${address}?ticket=${ticket}`)).status).toBe(404);
  expect((await fetch(address)).status).toBe(404);
  expect((await panel.get("publishzip")).status).toBe(200);
});

test("after saves it waits for ten quiet minutes", async () => {
  expect(await save({ target: "zip", folder: "", when: "saves" })).toEqual([]);
  await create(site.strapi, "plant", plant("ash", "Ash"));
  const { history } = await read();
  const publishesAt = async (minutes: number) => {
    await runs().publishIfDue(Date.now() + minutes * 60_000);
    await runs().idle();
    return (await read()).history.length - history.length;
  };
  expect(await publishesAt(9)).toBe(0);
  expect(await publishesAt(11)).toBe(1);
  expect((await read()).last?.when).toBe("saves");
  expect(await publishesAt(30)).toBe(1);
});

test("each night it is published once, changed or not", async () => {
  expect(await save({ target: "zip", folder: "", when: "night" })).toEqual([]);
  const { history } = await read();
  // Not as the owner, whose session ends meanwhile.
  const look = async () => {
    await runs().publishIfDue(Date.now());
    await runs().idle();
    return (await runs().read()).history.length - history.length;
  };
  expect(await look()).toBe(0);
  pass(25 * hour);
  expect(await look()).toBe(1);
  expect(await look()).toBe(1);
  vi.useRealTimers();
});

test("a publish that the server's end cuts off is told of, and the next one goes through", async () => {
  expect((await begin()).status).toBe(202);
  await site.restart();
  const { history, state } = await read();
  expect(state.phase).toBe("idle");
  expect(history[0]).toMatchObject({ outcome: "failed", message: publishMessages.ended });
  expect((await publish()).history[0]?.outcome).toBe("done");
});
