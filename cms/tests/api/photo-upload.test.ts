// @slow
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importMessages } from "shared-types/photo/import-messages";
import type { PictureUploaded } from "shared-types/photo/answers";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { useSite } from "../boot";
import { expectError } from "../fixtures/errors";
import { ask } from "../fixtures/ask";
import { claimingPng } from "../fixtures/bad-files";
import { bearer } from "../fixtures/owner";
import { guestsPanel, ownersPanel } from "../fixtures/panel";
import { paintPhoto } from "../fixtures/photo-files";
import { tableOf } from "../fixtures/records";
import {
  formEnd,
  formHead,
  formWith,
  openUpload,
  upload,
  uploadRefused,
  type SentFile,
} from "../fixtures/upload";

const site = useSite();
let owner: string;
let guest: string;
let photo: Buffer;

beforeAll(async () => {
  owner = (await ownersPanel(site)).token;
  guest = (await guestsPanel(site)).token;
  photo = readFileSync(await paintPhoto(site, "painted", 300));
});

/** Different photos: the same picture with different trailing bytes. */
const photoNo = (n: number) => Buffer.concat([photo, Buffer.from(`no ${n}`)]);
const folderOf = (bytes: Uint8Array) =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 16);
const inbox = () => join(site.dataDir, "inbox");
const parts = () => readdirSync(inbox()).filter((name) => name.endsWith(".part"));
const list = (errorMessage: string) => [{ fieldId: "files", errorMessage }];

describe("a picture for the site itself", () => {
  const send = (files: SentFile[]) =>
    ask<PictureUploaded>(`${site.url}/api/pictureupload`, {
      method: "POST",
      headers: bearer(owner),
      body: formWith(files),
    });

  test("is imported at once, hidden from the gallery, and leaves what waits in the inbox", async () => {
    await upload(site, owner, formWith([{ name: "waiting.jpg", bytes: photoNo(90) }]));
    const waiting = readdirSync(inbox(), { recursive: true }).sort();
    const { body } = await send([{ name: "plan.jpg", bytes: photoNo(91) }]);
    expect(body).toEqual({ errors: [], photoId: expect.any(Number) as number });
    const photos = tableOf<{ fileName: string; visibility: string }>(site.strapi, "photo");
    expect(await photos.findOne({ where: { id: body.photoId } })).toMatchObject({
      fileName: "plan.jpg",
      visibility: "site",
    });
    expect((await send([{ name: "again.jpg", bytes: photoNo(91) }])).body).toEqual(body);
    expect(readdirSync(inbox(), { recursive: true }).sort()).toEqual(waiting);
    expect(readdirSync(join(site.dataDir, "imports"))).toEqual([]);
  });

  const refused: [what: string, bytes: () => Uint8Array | string, errorMessage: string][] = [
    ["a PDF", () => "%PDF-1.7 and so on", importMessages.pdf],
    ["a text", () => "A plan in words", importMessages.notPhoto],
    ["more than 65 megapixels", () => claimingPng(10_000, 6501), importMessages.tooManyPixels],
  ];
  test.each(refused)("is refused when it is %s", async (_what, bytes, errorMessage) => {
    const { status, body } = await send([{ name: "plan.jpg", bytes: bytes() }]);
    expect([status, body]).toEqual([
      200,
      { errors: [{ fieldId: "files", errorMessage }], photoId: 0 },
    ]);
  });

  test("comes alone", async () => {
    const none = await send([]);
    expect(none.status).toBe(400);
    const two = [1, 2].map((n) => ({ name: `${n}.jpg`, bytes: photoNo(91 + n) }));
    expect((await send(two)).status).toBe(400);
  });
});

describe("an upload", () => {
  test("puts each file into the inbox under its name, in the folder of its content", async () => {
    const files = [1, 2, 3].map((n) => ({ name: `wren ${n}.JPG`, bytes: photoNo(n) }));
    const { status, body, headers } = await upload(site, owner, formWith(files));
    expect([status, body]).toEqual([
      200,
      { accepted: files.map(({ name }) => ({ fileName: name })), refused: [] },
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
    for (const { name, bytes } of files)
      expect(readFileSync(join(inbox(), folderOf(bytes), name)).equals(bytes)).toBe(true);
    expect(parts()).toEqual([]);
  });

  test("of two files of one name keeps both", async () => {
    const files = [4, 5].map((n) => ({ name: "moth.jpg", bytes: photoNo(n) }));
    await upload(site, owner, formWith(files));
    for (const { bytes } of files)
      expect(existsSync(join(inbox(), folderOf(bytes), "moth.jpg"))).toBe(true);
  });

  test("of bytes that wait already changes nothing, so that it can be sent again", async () => {
    const sent = () => upload(site, owner, formWith([{ name: "again.jpg", bytes: photoNo(6) }]));
    const first = await sent();
    const before = readdirSync(inbox(), { recursive: true }).sort();
    expect((await sent()).body).toEqual(first.body);
    expect(readdirSync(inbox(), { recursive: true }).sort()).toEqual(before);
  });

  test("refuses by content what is no photo, and takes the rest", async () => {
    const files = [
      { name: "page.jpg", bytes: "<!doctype html><script>alert(1)</script>" },
      { name: "good.txt", bytes: photoNo(7) },
      { name: "empty.jpg", bytes: "" },
    ];
    const { status, body } = await upload(site, owner, formWith(files));
    expect(status).toBe(200);
    expect(body.accepted).toEqual([{ fileName: "good.txt" }]);
    expect(body.refused).toEqual([
      { fileName: "page.jpg", errorMessage: importMessages.notPhoto },
      { fileName: "empty.jpg", errorMessage: importMessages.empty },
    ]);
    expect(readdirSync(inbox(), { recursive: true })).not.toContain("page.jpg");
    expect(parts()).toEqual([]);
  });

  test("never leaves the inbox, whatever a file is called", async () => {
    const names = ["../../../evil.jpg", "..\\..\\evil2.jpg", "/etc/evil3.jpg", "..", "rejected"];
    const files = names.map((name, n) => ({ name, bytes: photoNo(20 + n) }));
    const { body } = await upload(site, owner, formWith(files));
    const safe = ["evil.jpg", "evil2.jpg", "evil3.jpg", "photo", "rejected"];
    expect(body.accepted.map(({ fileName }) => fileName)).toEqual(safe);
    for (const [n, { fileName }] of body.accepted.entries())
      expect(existsSync(join(inbox(), folderOf(photoNo(20 + n)), fileName))).toBe(true);
    const names2 = readdirSync(site.dataDir, { recursive: true }) as string[];
    expect(names2.filter((path) => /evil/.test(path) && !path.startsWith("inbox"))).toEqual([]);
  });

  test("keeps nothing of a file over 50 MB, says so, and leaves what came before", async () => {
    const big = Buffer.concat([photo, Buffer.alloc(50 * 1024 * 1024 + 1)]);
    const files = [
      { name: "before.jpg", bytes: photoNo(8) },
      { name: "big.jpg", bytes: big },
      { name: "after.jpg", bytes: photoNo(9) },
    ];
    const { status, body } = await uploadRefused(site, owner, formWith(files));
    expect([status, body]).toEqual([413, list(importMessages.tooBig)]);
    expect(existsSync(join(inbox(), folderOf(photoNo(8)), "before.jpg"))).toBe(true);
    expect(existsSync(join(inbox(), folderOf(big)))).toBe(false);
    expect(parts()).toEqual([]);
  });

  test("of a file of just 50 MB is taken", async () => {
    const bytes = Buffer.concat([photo, Buffer.alloc(50 * 1024 * 1024 - photo.length)]);
    const { body } = await upload(site, owner, formWith([{ name: "just.jpg", bytes }]));
    expect(body.accepted).toEqual([{ fileName: "just.jpg" }]);
  });
});

describe("an upload that breaks off", () => {
  test("leaves no part of a file, and the server answers on", async () => {
    const { sent, answered } = openUpload(site, owner);
    sent.write(formHead("half.jpg"));
    sent.write(photo);
    await vi.waitFor(() => expect(parts()).toHaveLength(1));
    sent.destroy();
    await expect(answered).rejects.toThrow();
    await vi.waitFor(() => expect(parts()).toEqual([]));
    expect((await fetch(`${site.url}/_health`)).status).toBe(204);
  });

  test("in its text is refused with a reason", async () => {
    for (const text of [formHead("x.jpg"), `${formHead("x.jpg")}abc`, "--garden", "nonsense"]) {
      const { sent, answered } = openUpload(site, owner);
      sent.end(text);
      const { status, text: body } = await answered;
      expect([status, JSON.parse(body)]).toEqual([
        400,
        [{ fieldId: "files", errorMessage: expect.any(String) as string }],
      ]);
    }
    expect(parts()).toEqual([]);
  });
});

test("a form without files, with another field or with too many files is malformed", async () => {
  const text = new FormData();
  text.set("title", "no file");
  const many = Array.from({ length: 501 }, () => ({ name: "x.jpg", bytes: "" }));
  for (const form of [
    new FormData(),
    text,
    formWith([{ name: "", bytes: "" }]),
    formWith([{ name: "a.jpg", bytes: photo }], "photos"),
    formWith(many),
  ])
    expect((await upload(site, owner, form)).status).toBe(400);
  expect(parts()).toEqual([]);
});

test.each(["application/json", "image/jpeg", "multipart/mixed; boundary=x", "text/plain"])(
  "a body of type %s is refused with 415",
  async (type) => {
    const headers = { ...bearer(owner), "content-type": type };
    const sent = { method: "POST", headers, body: "{}" };
    expectError(await ask(`${site.url}/api/photosupload`, sent), 415, "unsupportedType");
  },
);

describe("nobody without a right makes the server store or read files", () => {
  // Other test files make folders there meanwhile, and PostgreSQL its shared memory.
  const temporaryFiles = () =>
    readdirSync(tmpdir(), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("PostgreSQL."))
      .map((entry) => entry.name)
      .sort();
  let temporary: string[];
  beforeEach(() => {
    temporary = temporaryFiles();
  });

  test.each([
    ["nobody", "", 401],
    ["a guest", "guest", 403],
  ])("%s is refused before he has sent the file", async (_who, kind, expected) => {
    const { sent, answered } = openUpload(site, kind === "" ? "" : guest);
    sent.write(formHead("x.jpg"));
    // The form is incomplete: the answer comes from the headers alone.
    expect((await answered).status).toBe(expected);
    sent.end(formEnd);
    expect(parts()).toEqual([]);
  });

  test.each(["/upload", "/upload/files", "/api/photos", "/api/upload", "/admin/login", "/nowhere"])(
    "by a form to %s",
    async (path) => {
      const { sent, answered } = openUpload(site, "", path);
      sent.write(formHead("x.jpg"));
      sent.write(photo);
      const { status } = await answered;
      expect(status).toBeGreaterThanOrEqual(400);
      sent.end(formEnd);
      expect(temporaryFiles()).toEqual(temporary);
      expect(readdirSync(join(site.dataDir, "public", "uploads"))).toEqual([]);
      expect(statSync(inbox()).isDirectory()).toBe(true);
    },
  );
});
