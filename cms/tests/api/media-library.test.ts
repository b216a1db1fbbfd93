// @slow
// @dialect api/photo/media-library/media-entries
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { importMessages } from "shared-types/photo/import-messages";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { ask, send } from "../fixtures/ask";
import { adminToken, bearer } from "../fixtures/owner";
import { useOwnersSite } from "../fixtures/panel";
import { loadPhoto, photoOf } from "../fixtures/photo-drafts";
import {
  filesBelow,
  importPhoto,
  paintPhoto,
  publicFilesOf,
  publicPaths,
} from "../fixtures/photo-files";
import { documentsOf, tableOf } from "../fixtures/records";
import { formWith, openUpload } from "../fixtures/upload";

interface Entry {
  id: number;
  name: string;
  url: string;
  hash: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  size: number;
  alternativeText: string;
  caption: string;
  formats: { thumbnail: { url: string; width: number; height: number } };
}

const { site, panel } = useOwnersSite();
let asAdmin: { authorization: string };
beforeAll(async () => {
  asAdmin = bearer(await adminToken(site.url));
});

/** What Strapi's own provider of files was asked to keep, replace or remove. */
const reached: string[] = [];
beforeAll(() => {
  const { provider } = site.strapi.plugin("upload") as unknown as { provider: object };
  for (const verb of [
    "checkFileSize",
    "upload",
    "uploadStream",
    "replace",
    "replaceStream",
    "delete",
  ])
    Reflect.set(provider, verb, () => reached.push(verb));
});
afterEach(() => {
  expect(reached).toEqual([]);
});

/** The entries as the Media Library lists them. */
async function entries(): Promise<Entry[]> {
  const path = "upload/files?pageSize=100";
  return (await ask<{ results: Entry[] }>(`${site.url}/${path}`, { headers: asAdmin })).body
    .results;
}

const entriesNamed = async (name: string) => (await entries()).filter((one) => one.name === name);

/** Uploads files as Strapi's Media Library does, each with its texts. */
function uploadThere(name: string, bytes: Uint8Array | string, info: object = {}, path = "upload") {
  const form = formWith([{ name, bytes }]);
  form.append("fileInfo", JSON.stringify({ name, caption: null, alternativeText: null, ...info }));
  const sent = { method: "POST", headers: asAdmin, body: form };
  return ask<Entry[] & { error?: { message: string } }>(`${site.url}/${path}`, sent);
}

const photoIdOf = ({ hash }: Entry) => Number(hash.replace("photo-", ""));

describe("the Media Library", () => {
  test("shows each photo as one entry, whose picture and thumbnail are the public files", async () => {
    const { fileName, photoId } = await importPhoto(site, "wren", 410);
    const [entry, ...more] = await entriesNamed(fileName);
    expect(more).toEqual([]);
    const { fileSize } = await photoOf(panel, photoId);
    expect(entry).toMatchObject({
      hash: `photo-${photoId}`,
      ext: ".jpg",
      mime: "image/jpeg",
      width: 700,
      height: 410,
      size: Math.round(fileSize / 10) / 100,
      url: expect.stringMatching(/^\/assets\/images\/_full\/wren\.jpg\?v=[0-9a-f]{8}$/) as string,
    });
    const { thumbnail } = entry?.formats ?? { thumbnail: { url: "", width: 0, height: 0 } };
    expect([thumbnail.width, thumbnail.height]).toEqual([480, 281]);
    for (const url of [entry?.url ?? "", thumbnail.url]) {
      const { status, headers } = await ask(`${site.url}${url}`);
      expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    }
  });

  test("is where a photo's form in Strapi's admin has its picture from", async () => {
    const { documentId, fileName } = await importPhoto(site, "moth", 411);
    const path = "content-manager/collection-types/api::photo.photo";
    const get = async <Body>(rest: string) =>
      (await ask<Body>(`${site.url}/${path}${rest}`, { headers: asAdmin })).body;
    const { data } = await get<{ data: { picture: Entry } }>(`/${documentId}`);
    expect(data.picture).toMatchObject({ name: fileName, mime: "image/jpeg" });
    const list = await get<{ results: { fileName: string; picture: Entry | null }[] }>(
      "?pageSize=50",
    );
    for (const { picture, fileName: name } of list.results) expect(picture?.name).toBe(name);
  });

  test("follows a photo that is described, renamed, deleted, restored and dropped", async () => {
    const { photoId, documentId } = await importPhoto(site, "heron", 412);
    const { draft } = await loadPhoto(panel, photoId);
    const changed = { ...draft, fileName: "Grey Heron", alt: "A heron", caption: "At the pond" };
    expect(await panel.save("POST", "photoupdate", changed)).toEqual([]);
    expect(await entriesNamed("heron.jpg")).toEqual([]);
    const [entry] = await entriesNamed("grey-heron.jpg");
    expect(entry).toMatchObject({ alternativeText: "A heron", caption: "At the pond" });
    expect((await ask(`${site.url}${entry?.url ?? ""}`)).status).toBe(200);

    await panel.save("DELETE", `photodelete/${photoId}`);
    expect(await entriesNamed("grey-heron.jpg")).toEqual([]);
    await panel.save("POST", `photorestore/${photoId}`);
    expect(await entriesNamed("grey-heron.jpg")).toHaveLength(1);

    const documents = site.strapi.documents("api::photo.photo" as never);
    await documents.delete({ documentId });
    await documents.delete({ documentId });
    expect(await entriesNamed("grey-heron.jpg")).toEqual([]);
    expect(await tableOf(site.strapi, "photo").count({ where: { id: photoId } })).toBe(0);
  });

  test("is filled at the start for photos of an older data directory, and emptied of others", async () => {
    const { photoId, fileName } = await importPhoto(site, "older", 413);
    const table = tableOf(site.strapi, "plugin::upload.file");
    await table.delete({ where: { hash: `photo-${photoId}` } });
    const ghost = { hash: "photo-999999", name: "ghost.jpg", mime: "image/jpeg", size: 1 };
    await table.create({ data: { ...ghost, url: "/x", provider: "photos", folderPath: "/" } });
    const path = "./dist/src/api/photo/media-library/start.js";
    const built = requireFromCms(path) as typeof import("../../src/api/photo/media-library/start");
    for (let start = 0; start < 2; start += 1) {
      await built.ensureMediaEntries(site.strapi);
      expect(await entriesNamed(fileName)).toHaveLength(1);
      expect(await entriesNamed("ghost.jpg")).toEqual([]);
    }
    const photo = await tableOf<{ picture: Entry }>(site.strapi, "photo").findOne({
      where: { id: photoId },
      populate: ["picture"],
    });
    expect(photo.picture.name).toBe(fileName);
  });

  test("has one entry for a photo that is saved many times at once", async () => {
    const { photoId, documentId, fileName } = await importPhoto(site, "busy", 414);
    const save = (caption: string) =>
      documentsOf(site.strapi, "photo").update({ documentId, data: { caption } });
    await Promise.all(["a", "b", "c", "d", "e"].map(save));
    const [entry, ...more] = await entriesNamed(fileName);
    expect(more).toEqual([]);
    const { caption } = await tableOf<{ caption: string }>(site.strapi, "photo").findOne({
      where: { id: photoId },
    });
    expect(entry?.caption).toBe(caption);
  });
});

describe("what is uploaded in the Media Library", () => {
  test.each(["upload", "upload/files"])(
    "by %s becomes a photo with all its files",
    async (path) => {
      const height = path === "upload" ? 420 : 421;
      const bytes = readFileSync(await paintPhoto(site, "sent", height));
      const name = `Luna ${height}.JPG`;
      const info = { alternativeText: "A moth", caption: "At the lamp" };
      const answer = await uploadThere(name, bytes, info, path);
      expect(answer.status).toBe(201);
      const [entry] = [answer.body].flat();
      expect(entry).toMatchObject({ name: `luna-${height}.jpg`, alternativeText: "A moth" });
      if (!entry) throw new Error("There is no entry.");
      const described = { fileName: entry.name, alt: "A moth", caption: "At the lamp", height };
      expect(await photoOf(panel, photoIdOf(entry))).toMatchObject(described);
      expect(publicFilesOf(site, entry.name)).toEqual(publicPaths(entry.name));
      expect(filesBelow(site, "public/uploads")).toEqual([]);
      expect(readdirSync(join(site.dataDir, "inbox")).filter((n) => n.endsWith(".part"))).toEqual(
        [],
      );
    },
  );

  test("a second time answers with the entry there is; out of the bin it comes back", async () => {
    const bytes = readFileSync(await paintPhoto(site, "twice", 422));
    const [first] = (await uploadThere("twice.jpg", bytes)).body;
    const [second] = (await uploadThere("other-name.jpg", bytes)).body;
    expect(second?.id).toBe(first?.id);
    await panel.save("DELETE", `photodelete/${first?.hash.replace("photo-", "")}`);
    const [third] = (await uploadThere("twice.jpg", bytes)).body;
    expect(third?.hash).toBe(first?.hash);
    expect(await entriesNamed("twice.jpg")).toHaveLength(1);
  });

  test.each([
    ["page.jpg", "<script>alert(1)</script>", importMessages.notPhoto],
    ["drawing.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', importMessages.notPhoto],
    ["empty.png", "", importMessages.empty],
  ])("and is no photo (%s) is refused with a sentence", async (name, bytes, message) => {
    const before = (await entries()).length;
    const { status, body } = await uploadThere(name, bytes);
    expect([status, body.error?.message]).toEqual([400, message]);
    expect(await entries()).toHaveLength(before);
    expect(filesBelow(site, "public/uploads")).toEqual([]);
  });

  test("is refused to others before they have sent it", async () => {
    for (const [token, path] of [
      [panel.token, "/upload"],
      ["", "/upload/files"],
    ] as const) {
      const { sent, answered } = openUpload(site, token, path);
      sent.write("--garden\r\n");
      expect((await answered).status).toBe(401);
      sent.end("--\r\n");
    }
  });
});

describe("an entry of the Media Library", () => {
  test("that is described and renamed there changes its photo", async () => {
    const { photoId, fileName } = await importPhoto(site, "toad", 430);
    const [entry] = await entriesNamed(fileName);
    const info = { name: "Common Toad", alternativeText: "A toad", caption: "In the pot" };
    const path = `${site.url}/upload/files/${entry?.id}`;
    const answer = await send<Entry>(path, { fileInfo: info }, "PUT", asAdmin);
    expect([answer.status, answer.body.name]).toEqual([200, "common-toad.jpg"]);
    const photo = await photoOf(panel, photoId);
    expect(photo).toMatchObject({ fileName: "common-toad.jpg", alt: "A toad" });
    expect(photo.caption).toBe("In the pot");
    expect(publicFilesOf(site, "common-toad.jpg")).toEqual(publicPaths("common-toad.jpg"));
  });

  test("cannot be replaced, nor cropped in place", async () => {
    const { fileName } = await importPhoto(site, "newt", 431);
    const [entry] = await entriesNamed(fileName);
    const bytes = readFileSync(await paintPhoto(site, "newer", 432));
    for (const path of [`upload?id=${entry?.id}`, `upload/files/${entry?.id}/replace`]) {
      const { status, body } = await uploadThere("newer.jpg", bytes, {}, path);
      expect([status, body.error?.message]).toEqual([
        400,
        expect.stringMatching(/cannot be replaced/) as string,
      ]);
    }
    expect((await entriesNamed(fileName))[0]?.height).toBe(431);
  });

  test("that is deleted there puts its photo into the bin", async () => {
    const one = await importPhoto(site, "slug", 433);
    const two = await importPhoto(site, "snail", 434);
    const [entry] = await entriesNamed(one.fileName);
    const removal = { method: "DELETE", headers: asAdmin };
    expect((await ask(`${site.url}/upload/files/${entry?.id}`, removal)).status).toBe(200);
    const [other] = await entriesNamed(two.fileName);
    const chosen = { fileIds: [other?.id], folderIds: [] };
    await send(`${site.url}/upload/actions/bulk-delete`, chosen, "POST", asAdmin);
    for (const { photoId, fileName } of [one, two]) {
      expect(await entriesNamed(fileName)).toEqual([]);
      expect(publicFilesOf(site, fileName)).toEqual([]);
      expect(existsSync(join(site.dataDir, "bin", String(photoId), "full.jpg"))).toBe(true);
    }
    const { body } = await panel.get<{ id: number }[]>("bin");
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining([one.photoId, two.photoId]));
  });

  test("that is deleted with its folder puts its photo into the bin", async () => {
    const { photoId, fileName } = await importPhoto(site, "moss", 435);
    const [entry] = await entriesNamed(fileName);
    const call = (path: string, body: object) =>
      send<{ data: { id: number } }>(`${site.url}/upload/${path}`, body, "POST", asAdmin);
    const folder = (await call("folders", { name: "Wet places", parent: null })).body.data.id;
    await call("actions/bulk-move", { fileIds: [entry?.id], destinationFolderId: folder });
    await call("actions/bulk-delete", { fileIds: [], folderIds: [folder] });
    expect(await entriesNamed(fileName)).toEqual([]);
    expect(existsSync(join(site.dataDir, "bin", String(photoId), "full.jpg"))).toBe(true);
  });

  test("is nothing the public can ask for", async () => {
    for (const path of ["api/upload/files", "api/upload/files/1", "upload/files"])
      expect((await ask(`${site.url}/${path}`)).status).toBeGreaterThanOrEqual(401);
  });
});
