// @slow
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { panelMessages } from "shared-types/kit/panel-messages";
import { describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { useOwnersSite } from "../fixtures/panel";
import { loadPhoto, photoOf } from "../fixtures/photo-drafts";
import {
  filesBelow,
  importPhoto,
  publicCount,
  publicFilesOf,
  publicPaths,
} from "../fixtures/photo-files";
import { createPhoto } from "../fixtures/photos";
import { tidyBin } from "../fixtures/photo-bin";
import { documentsOf, tableOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();

const status = async (path: string) => (await ask(`${site.url}/assets/${path}`)).status;
const item = (id: number) => photoOf(panel, id);

async function rename(photoId: number, fileName: string, ifMatch?: string) {
  const { draft } = await loadPhoto(panel, photoId);
  return panel.call("POST", "photoupdate", { ...draft, fileName }, ifMatch);
}

const taken = [
  { fieldId: "fileName", errorMessage: panelMessages.fileNameTaken },
  { fieldId: "", errorMessage: panelMessages.photoInvalid },
];

describe("a photo that is renamed", () => {
  test("has all its files under the new name at once, and none under the old", async () => {
    const { photoId } = await importPhoto(site, "wren");
    expect(publicFilesOf(site, "wren.jpg")).toHaveLength(publicCount);
    expect((await rename(photoId, "carolina-wren.jpg")).body).toEqual([]);
    expect(publicFilesOf(site, "carolina-wren.jpg")).toEqual(publicPaths("carolina-wren.jpg"));
    expect(publicFilesOf(site, "wren.jpg")).toEqual([]);
    for (const path of publicPaths("carolina-wren.jpg")) expect(await status(path)).toBe(200);
    for (const path of publicPaths("wren.jpg")) expect(await status(path)).toBe(404);
    expect(filesBelow(site, "renames")).toEqual([]);
  });

  test("keeps its id, bytes, thumbnail and sources true", async () => {
    const { photoId } = await importPhoto(site, "frog");
    const before = await ask(`${site.url}/assets/images/_full/frog.jpg`);
    await rename(photoId, "treefrog.jpg");
    const after = await item(photoId);
    const fileName = "treefrog.jpg";
    expect(after).toMatchObject({ photoId, fileName, thumbFileName: fileName });
    expect(after.sources[0]?.srcSet).toMatch(/_web\/treefrog-320\.webp/);
    expect((await ask(`${site.url}/assets/images/_full/treefrog.jpg`)).text).toBe(before.text);
  });

  test.each([
    ["Luna Moth", "luna-moth.jpg"],
    ["Été au jardin.JPG", "ete-au-jardin.jpg"],
    ["toad.png", "toad.jpg"],
    ["../../secrets.json", "secrets.jpg"],
    ["/etc/passwd", "passwd.jpg"],
    ["a%2Fb\\c.jpg", "c.jpg"],
    ["<script>.jpg", "script.jpg"],
    ["..", "photo.jpg"],
    [`${"n".repeat(190)}.jpg`, `${"n".repeat(80)}.jpg`],
  ])("to %j gets the safe name %s, with the extension of its type", async (wanted, name) => {
    const { photoId } = await importPhoto(site, "to-be-renamed");
    expect((await rename(photoId, wanted)).body).toEqual([]);
    expect((await item(photoId)).fileName).toBe(name);
    expect(publicFilesOf(site, name)).toHaveLength(publicCount);
    expect(filesBelow(site, ".")).toContain("secrets.json");
  });

  test("to a name in use is refused on the field, and no file is touched", async () => {
    const other = await importPhoto(site, "owl");
    const { photoId } = await importPhoto(site, "hawk");
    const owl = await ask(`${site.url}/assets/images/_full/owl.jpg`);
    for (const name of ["owl.jpg", "OWL", "owl.png"])
      expect((await rename(photoId, name)).body).toEqual(taken);
    expect((await item(photoId)).fileName).toBe("hawk.jpg");
    expect(publicFilesOf(site, "hawk.jpg")).toHaveLength(publicCount);
    expect((await ask(`${site.url}/assets/images/_full/owl.jpg`)).text).toBe(owl.text);
    expect((await item(other.photoId)).fileName).toBe("owl.jpg");
  });

  test("to the name of a photo in the bin is refused too: that one may come back", async () => {
    const binned = await importPhoto(site, "kept-name");
    await panel.save("DELETE", `photodelete/${binned.photoId}`);
    const { photoId } = await importPhoto(site, "wants-name");
    expect((await rename(photoId, "kept-name.jpg")).body).toEqual(taken);
  });

  test("together with another to one name: one gets it, both keep their files", async () => {
    const photos = [await importPhoto(site, "race-1"), await importPhoto(site, "race-2")];
    const answers = await Promise.all(photos.map(({ photoId }) => rename(photoId, "race-won.jpg")));
    expect(answers.map(({ body }) => (body as unknown[]).length).sort()).toEqual([0, 2]);
    const names = await Promise.all(
      photos.map(async ({ photoId }) => (await item(photoId)).fileName),
    );
    for (const name of names) expect(publicFilesOf(site, name)).toHaveLength(publicCount);
    expect(names).toContain("race-won.jpg");
  });

  test("in a save that is late or has an error keeps its name and files", async () => {
    const { photoId } = await importPhoto(site, "late");
    expect((await rename(photoId, "too-late.jpg", '"stale"')).status).toBe(412);
    const { draft } = await loadPhoto(panel, photoId);
    const faulty = { ...draft, fileName: "faulty.jpg", keywords: [999_999] };
    expect(await panel.save("POST", "photoupdate", faulty)).toHaveLength(2);
    expect(publicFilesOf(site, "late.jpg")).toHaveLength(publicCount);
    expect([...publicFilesOf(site, "too-late.jpg"), ...publicFilesOf(site, "faulty.jpg")]).toEqual(
      [],
    );
  });

  test("leaves its old name to the next import", async () => {
    const { photoId } = await importPhoto(site, "reused");
    await rename(photoId, "moved-on.jpg");
    const next = await importPhoto(site, "reused");
    expect(next.fileName).toBe("reused.jpg");
    expect(publicFilesOf(site, "reused.jpg")).toHaveLength(publicCount);
    expect(publicFilesOf(site, "moved-on.jpg")).toHaveLength(publicCount);
  });

  test("without files, such as a row of a copied database, is renamed all the same", async () => {
    const { id } = await createPhoto(site.strapi, "row only");
    expect((await rename(id, "row-renamed.jpg")).body).toEqual([]);
    expect((await item(id)).fileName).toBe("row-renamed.jpg");
  });
});

describe("a photo renamed in Strapi's admin", () => {
  const inAdmin = (documentId: string, data: object) =>
    documentsOf(site.strapi, "photo").update({ documentId, data });

  test("takes its files with it, under a safe name", async () => {
    const { documentId } = await importPhoto(site, "admin-old");
    await inAdmin(documentId, { fileName: "Admin New.jpg", alt: "Changed" });
    expect(publicFilesOf(site, "admin-new.jpg")).toHaveLength(publicCount);
    expect(publicFilesOf(site, "admin-old.jpg")).toEqual([]);
  });

  test("to a name in use is refused with a message at the field", async () => {
    await importPhoto(site, "admin-taken");
    const { documentId } = await importPhoto(site, "admin-other");
    await expect(inAdmin(documentId, { fileName: "admin-taken.jpg" })).rejects.toMatchObject({
      message: panelMessages.fileNameTaken,
      details: { errors: [{ path: ["fileName"] }] },
    });
    expect(publicFilesOf(site, "admin-other.jpg")).toHaveLength(publicCount);
    expect(publicFilesOf(site, "admin-taken.jpg")).toHaveLength(publicCount);
  });

  test("keeps the name of its thumbnail, and is not copied: neither would have files", async () => {
    const { photoId, documentId } = await importPhoto(site, "admin-thumb");
    await inAdmin(documentId, { thumbFileName: "elsewhere.jpg", alt: "Saved" });
    expect(await item(photoId)).toMatchObject({ thumbFileName: "admin-thumb.jpg", alt: "Saved" });
    const documents = documentsOf(site.strapi, "photo") as unknown as {
      clone(options: object): Promise<unknown>;
    };
    await expect(documents.clone({ documentId, data: { fileName: "copy.jpg" } })).rejects.toThrow(
      /duplicated/,
    );
  });

  test("in a save that fails keeps name and files", async () => {
    const { documentId } = await importPhoto(site, "admin-fails");
    await expect(inAdmin(documentId, { fileName: "admin-failed.jpg", width: 0 })).rejects.toThrow();
    expect(publicFilesOf(site, "admin-fails.jpg")).toHaveLength(publicCount);
    expect(publicFilesOf(site, "admin-failed.jpg")).toEqual([]);
    expect(filesBelow(site, "renames")).toEqual([]);
  });
});

describe("a rename that a power cut ended", () => {
  /** The state in the middle of a rename: files under both names, and the note. */
  async function halfWay(from: string, to: string, recordHas: string) {
    const { photoId } = await importPhoto(site, from);
    const names = (name: string) => ({ fileName: `${name}.jpg`, thumbFileName: `${name}.jpg` });
    const widths = { webpWidths: "320,640", jpegWidths: "320,640", avifWidths: null };
    const files = { id: photoId, contentHash: null, ...widths };
    for (const path of publicPaths(`${to}.jpg`)) writeFileSync(join(site.dataDir, path), "copy");
    const data = names(recordHas);
    await tableOf(site.strapi, "photo").update({ where: { id: photoId }, data });
    const note = JSON.stringify({
      from: { ...files, ...names(from) },
      to: { ...files, ...names(to) },
    });
    writeFileSync(join(site.dataDir, "renames", `${photoId}-${to}.jpg.json`), note);
  }

  test.each([
    ["before the record was saved is undone", "cut-a", "cut-b", "cut-a", "cut-b"],
    ["after the record was saved is finished", "cut-c", "cut-d", "cut-d", "cut-c"],
  ])("%s", async (_when, from, to, kept, gone) => {
    await halfWay(from, to, kept);
    await tidyBin(site);
    expect(publicFilesOf(site, `${kept}.jpg`)).toHaveLength(publicCount);
    expect(publicFilesOf(site, `${gone}.jpg`)).toEqual([]);
    expect(filesBelow(site, "renames")).toEqual([]);
  });

  test("while its note was written changed nothing yet", async () => {
    writeFileSync(join(site.dataDir, "renames", "1-x.jpg.json"), '{"from":{"id"');
    await tidyBin(site);
    expect(filesBelow(site, "renames")).toEqual([]);
  });
});
