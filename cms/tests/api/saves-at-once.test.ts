import { expect, test } from "vitest";
import { plantDraft } from "../fixtures/drafts";
import { addPlant } from "../fixtures/kept";
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
  const { id: photoId } = await createPhoto(site.strapi, "shown", { alt: "", altProposed: true });
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
