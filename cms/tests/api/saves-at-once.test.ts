import { expect, test } from "vitest";
import { plantDraft } from "../fixtures/drafts";
import { addPlant, fresh } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";

const { site, panel } = useOwnersSite();

const none = { plants: [], animals: [], keywords: [], categories: [] };

/** Tags a photo with a plant. */
const tag = (photoId: number, plantId: number) =>
  panel.save("POST", "photostag", {
    photoIds: [photoId],
    add: { ...none, plants: [plantId] },
    remove: none,
  });

/** A plant with a photo that is its thumbnail, and whose alt text names it. */
async function pictured() {
  const { id: photoId } = await createPhoto(site.strapi, fresh(), { alt: "", altProposed: true });
  const { id: plantId, keyId } = await addPlant(panel, { thumbId: photoId });
  expect(await tag(photoId, plantId)).toEqual([]);
  return { photoId, plantId, keyId };
}

test("a plant and its photo are saved at the same moment", async () => {
  const { photoId, plantId, keyId } = await pictured();
  const plant = { ...plantDraft, plantId, keyId, thumbId: photoId };
  for (let n = 0; n < 10; n += 1) {
    const saved = await Promise.all([
      panel.save("PUT", "plantupdate", { ...plant, nameCommon: `Oak ${n}` }),
      tag(photoId, plantId),
    ]);
    expect(saved).toEqual([[], []]);
  }
});

test("a plant is deleted while its photo is saved", async () => {
  for (let n = 0; n < 3; n += 1) {
    const { photoId, plantId } = await pictured();
    const [deleted, tagged] = await Promise.all([
      panel.save("DELETE", `plantdelete/${plantId}`),
      tag(photoId, plantId),
    ]);
    expect(deleted).toEqual([]);
    // Whichever was first.
    const gone = { fieldId: "add.plants", errorMessage: "One of these plants no longer exists." };
    if (tagged.length > 0) expect(tagged).toEqual([gone]);
  }
});
