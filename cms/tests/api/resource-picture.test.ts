import type { ResourcePictureMade } from "shared-types";
import { describe, expect, test } from "vitest";
import { resourceDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { importPhoto } from "../fixtures/photo-files";

const { site, panel } = useOwnersSite();

describe("the picture of a resource", () => {
  const put = (photoId: number, categoryId: number) =>
    panel.call<ResourcePictureMade>("POST", "resourcepicture", { photoId, categoryId });

  test("is made of a photo, in the folder of its category, without what the camera wrote", async () => {
    const photoId = (await importPhoto(site, "wren")).photoId;
    const { body } = await put(photoId, 9);
    expect(body).toMatchObject({
      errors: [],
      fileName: expect.stringMatching(/^wren-\w+\.jpg$/) as string,
    });
    const add = (categoryId: number) =>
      panel.save("POST", "resourceadd", {
        ...resourceDraft,
        categoryId,
        imgFileName: body.fileName,
      });
    expect(await add(9)).toEqual([]);
    const answer = await fetch(`${site.url}/assets/images/websites/${body.fileName}`);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes("Exif")).toBe(false);
    // The same photo again is the same file, and in another category a copy.
    expect((await put(photoId, 9)).body).toEqual(body);
    expect((await put(photoId, 10)).body).toEqual(body);
    expect(await add(10)).toEqual([]);
  });

  test("is of no photo that is not there, and in no category that is not there", async () => {
    const photoId = (await importPhoto(site, "owl")).photoId;
    const faults = async (...of: Parameters<typeof put>) => (await put(...of)).body;
    expect(await faults(999_999, 9)).toMatchObject({
      errors: [{ fieldId: "photoId" }],
      fileName: "",
    });
    expect(await faults(photoId, 7)).toMatchObject({
      errors: [{ fieldId: "categoryId", errorMessage: "Please select a category." }],
    });
    expect(await panel.save("DELETE", `photodelete/${photoId}`)).toEqual([]);
    expect(await faults(photoId, 9)).toMatchObject({ errors: [{ fieldId: "photoId" }] });
  });
});
