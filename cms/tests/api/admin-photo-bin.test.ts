import { describe, expect, test } from "vitest";
import { useOwnersSite } from "../fixtures/panel";
import { binOf, findPublic, tidyBin } from "../fixtures/photo-bin";
import { filesBelow, importPhoto, publicCount, publicFilesOf } from "../fixtures/photo-files";
import { createPhoto } from "../fixtures/photos";
import { documentsOf, tableOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();

describe("the bin of photos", () => {
  const bin = binOf(panel);

  const documents = () =>
    documentsOf(site.strapi, "photo") as ReturnType<typeof documentsOf> & {
      delete(options: { documentId: string }): Promise<unknown>;
    };

  test("a photo deleted in Strapi's admin goes to the bin with its files; a second time it is deleted forever", async () => {
    const { photoId, documentId } = await importPhoto(site, "by-admin");
    await documents().delete({ documentId });
    expect(publicFilesOf(site, "by-admin.jpg")).toEqual([]);
    expect(await findPublic(site, photoId)).toBeUndefined();
    expect(await bin.find(photoId)).toBeDefined();
    await documents().delete({ documentId });
    expect(await bin.find(photoId)).toBeUndefined();
    expect(() => filesBelow(site, `bin/${photoId}`)).toThrow();
  });

  test("Strapi's admin deletes several in one transaction; one that fails leaves all files", async () => {
    const photos = [await importPhoto(site, "bulk-1"), await importPhoto(site, "bulk-2")];
    const both = (fails: boolean) =>
      site.strapi.db.transaction(async () => {
        for (const { documentId } of photos) await documents().delete({ documentId });
        if (fails) throw new Error("The last one cannot be deleted.");
      });
    await expect(both(true)).rejects.toThrow();
    await tidyBin(site);
    for (const { fileName } of photos)
      expect(publicFilesOf(site, fileName)).toHaveLength(publicCount);
    await both(false);
    await expect
      .poll(() => photos.flatMap(({ fileName }) => publicFilesOf(site, fileName)))
      .toEqual([]);
    for (const { photoId } of photos) expect(await bin.find(photoId)).toBeDefined();
  });

  test("a photo whose deletion date is cleared in Strapi's admin is restored", async () => {
    const { photoId, documentId } = await importPhoto(site, "cleared");
    await bin.remove(photoId);
    await documents().update({ documentId, data: { dateDeleted: null } });
    expect(publicFilesOf(site, "cleared.jpg")).toHaveLength(publicCount);
    expect(await findPublic(site, photoId)).toMatchObject({ photoId });
  });

  test("a photo renamed in the bin in Strapi's admin is restored under the new name", async () => {
    const { photoId, documentId } = await importPhoto(site, "renamed-in-bin");
    await bin.remove(photoId);
    await documents().update({ documentId, data: { fileName: "back-as.jpg" } });
    expect(publicFilesOf(site, "back-as.jpg")).toEqual([]);
    await bin.restore(photoId);
    expect(publicFilesOf(site, "back-as.jpg")).toHaveLength(publicCount);
    expect(publicFilesOf(site, "renamed-in-bin.jpg")).toEqual([]);
  });

  test("Strapi's admin moves no file outside the photo folders, whatever the name is", async () => {
    const { documentId } = await createPhoto(site.strapi, "../../secrets");
    await tableOf(site.strapi, "photo").update({
      where: { documentId },
      data: { fileName: "../../secrets.json", thumbFileName: "../../secrets.json" },
    });
    await documents().delete({ documentId });
    await documents().delete({ documentId });
    expect(filesBelow(site, ".")).toContain("secrets.json");
  });
});
