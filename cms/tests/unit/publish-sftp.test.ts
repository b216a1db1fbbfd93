import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { placeTakenMessage, publishMessages } from "shared-types/publish/codes";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publishToSftp, readWebSpace, sftpFault } from "../../src/api/publish/targets/sftp";
import type { SftpPlace } from "../../src/api/publish/targets/sftp-connection";
import { copyOf, firstCopy, namesNothingMissing, secondCopy } from "../fixtures/small-copy";
import { opensshServer, newKey, sftpAccount, startSftpServer } from "../fixtures/sftp-server";

type SftpServer = Awaited<ReturnType<typeof startSftpServer>>;

let root = "";
let server: SftpServer;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "sftp-"));
  server = await startSftpServer(root);
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});
function empty(): void {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
}
beforeEach(() => {
  empty();
  Object.assign(server.behavior, { cutAt: Infinity, room: Infinity });
  server.requests();
});

const place = (more: Partial<SftpPlace> = {}): SftpPlace => ({
  ...{ host: "127.0.0.1", port: server.port, ...sftpAccount },
  ...{ folder: "public_html", key: "", hostKey: server.hostKey },
  ...more,
});

/** What visitors see, without what is on its way or noted. */
function shown(folder = join(root, "public_html")): Record<string, string> {
  const found = readdirSync(folder, { recursive: true }).map(String);
  const files = found.filter(
    (path) => !/\.habitat|~habitat/.test(path) && statSync(join(folder, path)).isFile(),
  );
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

test.each<[string, Partial<SftpPlace>, field: string, message: string]>([
  ["no server", { host: "" }, "host", publishMessages.noHost],
  ["no folder", { folder: "" }, "folder", publishMessages.noRemoteFolder],
  ["no secret", { password: "" }, "password", publishMessages.noPassword],
  ["a wrong password", { password: "no" }, "password", publishMessages.signIn],
  ["a key that is none", { key: "no key" }, "key", publishMessages.badKey],
  [
    "another user's key",
    { key: newKey().private, password: "" },
    "password",
    publishMessages.signIn,
  ],
  ["an unknown server", { host: "no-such-host.invalid" }, "host", publishMessages.unknownServer],
  ["another key of the server", { hostKey: "SHA256:x" }, "hostKey", publishMessages.otherKey],
])("%s is told at its field, and nothing is sent", async (_what, more, field, message) => {
  expect(await sftpFault(place(more))).toMatchObject({ field, message });
  expect(readdirSync(root)).toEqual([]);
});

test("the server's key is shown first, and nothing else is done before it is trusted", async () => {
  const fault = await sftpFault(place({ hostKey: "", password: "no" }));
  expect(fault?.field).toBe("hostKey");
  expect(fault?.message).toContain(server.hostKey);
});

test("with password or key: the test leaves no file behind", async () => {
  expect(await sftpFault(place())).toBeNull();
  expect(await sftpFault(place({ password: "", key: server.userKey }))).toBeNull();
  expect(shown()).toEqual({});
});

test("a server that is away is told of", async () => {
  const away = await startSftpServer(root);
  await away.stop();
  const fault = await sftpFault(place({ port: away.port }));
  expect(fault).toMatchObject({ field: "port", message: publishMessages.refused });
});

/** The same on the project's own server, whose renames are the protocol's first, and on OpenSSH's. */
describe.each([
  ["this project's server", ""],
  ...(opensshServer ? [["OpenSSH's", opensshServer]] : []),
])("on %s", (_name, program = "") => {
  let own: SftpServer;
  beforeAll(async () => void (own = await startSftpServer(root, newKey(), program)));
  afterAll(() => own.stop());
  const at = () => place({ port: own.port, hostKey: own.hostKey });

  test("what is new is sent, what is gone deleted, scripts stay for one publish", async () => {
    await publishToSftp(at(), copyOf(firstCopy));
    expect(shown()).toEqual(firstCopy);
    await publishToSftp(at(), copyOf(secondCopy));
    expect(shown()).toEqual({ ...secondCopy, "assets/app/a.js": "a" });
    const steps: string[] = [];
    await publishToSftp(at(), copyOf(secondCopy), (path) => void steps.push(path));
    expect(steps).toEqual(["assets/app/a.js"]);
    expect(shown()).toEqual(secondCopy);
    expect([...(await readWebSpace(at())).files.keys()].sort()).toEqual(
      Object.keys(secondCopy).sort(),
    );
  });

  test("a connection that is lost while photos go ends the publish", async () => {
    const photo = join(root, "photo.jpg");
    writeFileSync(photo, "photo".repeat(20_000));
    const names = Array.from({ length: 60 }, (_, n) => [`assets/images/_full/${n}.jpg`, ""]);
    const { files } = copyOf(Object.fromEntries(names) as Record<string, string>);
    let sent = 0;
    const onStep = () => {
      sent += 1;
      if (sent === 20) own.cut();
    };
    const content = { files, read: () => Promise.resolve({ file: photo }) };
    await expect(publishToSftp(at(), content, onStep)).rejects.toThrow(publishMessages.broken);
  });

  test("nobody else on the web space may write what is sent", async () => {
    await publishToSftp(at(), copyOf(firstCopy));
    const { mode } = statSync(join(root, "public_html/index.html"));
    expect((mode & 0o777).toString(8)).toBe("644");
  });

  test.each([
    [
      "a file where a folder goes",
      "flora",
      () => writeFileSync(join(root, "public_html/flora"), "x"),
    ],
    [
      "a folder where a file goes",
      "index.html",
      () => mkdirSync(join(root, "public_html/index.html")),
    ],
  ])("%s is named", async (_what, name, make) => {
    mkdirSync(join(root, "public_html"));
    make();
    const publishing = publishToSftp(at(), copyOf(firstCopy));
    await expect(publishing).rejects.toThrow(placeTakenMessage(name));
  });

  test("files of others on the web space stay", async () => {
    await publishToSftp(at(), copyOf({ ...firstCopy, "others.txt": "x" }));
    rmSync(join(root, "public_html/.habitat"), { recursive: true });
    await publishToSftp(at(), copyOf(firstCopy));
    expect(shown()).toEqual({ ...firstCopy, "others.txt": "x" });
  });
});

describe("cut off", () => {
  const cuts = Array.from({ length: 20 }, (_, n) => n);
  let before = "";
  let requests = 0;
  beforeAll(async () => {
    empty();
    before = mkdtempSync(join(tmpdir(), "sftp-before-"));
    await publishToSftp(place(), copyOf(firstCopy));
    cpSync(root, before, { recursive: true });
    server.requests();
    await publishToSftp(place(), copyOf(secondCopy));
    requests = server.requests();
  });
  afterAll(() => rmSync(before, { recursive: true, force: true }));

  test.each(cuts)(
    "at moment %i of 20, pages have what they name, and the next publish completes it",
    async (n) => {
      cpSync(before, root, { recursive: true });
      server.behavior.cutAt = 1 + Math.floor((n * requests) / cuts.length);
      await expect(publishToSftp(place(), copyOf(secondCopy))).rejects.toThrow(
        publishMessages.broken,
      );
      expect(namesNothingMissing(shown())).toBe(true);
      server.behavior.cutAt = Infinity;
      await publishToSftp(place(), copyOf(secondCopy));
      // Cut off after its last file, the next one is one publish later for what is retired.
      expect({ ...shown(), "assets/app/a.js": "a" }).toEqual({
        ...secondCopy,
        "assets/app/a.js": "a",
      });
    },
  );
});

test("hundreds of files in folders beside each other go at the same time", async () => {
  const many = Array.from({ length: 100 }, (_, n) => [
    [`assets/images/_full/${n}.jpg`, `${n}`.repeat(1000)],
    [`assets/images/w${n % 5}/${n}.webp`, `${n}`],
    [`photos/${n}/index.html`, `page ${n}`],
  ]);
  const texts = Object.fromEntries(many.flat()) as Record<string, string>;
  await publishToSftp(place({ folder: "sites/garden" }), copyOf(texts));
  expect(shown(join(root, "sites/garden"))).toEqual(texts);
});

test("a full disk is told of; what is online stays whole", async () => {
  await publishToSftp(place(), copyOf(firstCopy));
  server.behavior.room = 300;
  const large = { ...secondCopy, "assets/images/_full/elm.jpg": "elm".repeat(1000) };
  await expect(publishToSftp(place(), copyOf(large))).rejects.toThrow(publishMessages.remoteFull);
  expect(namesNothingMissing(shown())).toBe(true);
  server.behavior.room = Infinity;
  await publishToSftp(place(), copyOf(large));
  expect(shown()["index.html"]).toBe("b.js elm.jpg");
});

test("a photo that is gone meanwhile is no fault of the server's", async () => {
  const { files } = copyOf(firstCopy);
  const read = async () => ({ file: join(root, "none.jpg") });
  await expect(publishToSftp(place(), { files, read })).rejects.toMatchObject({ code: "ENOENT" });
});
