import { expect, test } from "vitest";
import type { PhotoUse } from "shared-types/site/answers";
import { photosQuestion } from "./delete-photos";

const thumb = (photoId: number): PhotoUse => ({
  photoId,
  kind: "thumb",
  species: null,
  name: `Oak ${photoId}`,
});

test("deleting a photo says of what it is the thumbnail, the banner, the drawing, the tile", () => {
  const uses: PhotoUse[] = [
    { photoId: 7, kind: "thumb", name: "White oak", species: null },
    { photoId: 7, kind: "banner", name: "White oak", species: null },
    { photoId: 7, kind: "drawing", name: "The yard", species: null },
    { photoId: 7, kind: "drawing", name: "The yard", species: null },
    { photoId: 7, kind: "tile", name: "plans", species: null },
    { photoId: 7, kind: "contact", name: "", species: null },
  ];
  expect(photosQuestion([7], uses)).toBe(
    "Photo 7. In the bin for 30 days. It is the thumbnail of “White oak”, the banner of “White oak”, " +
      "a drawing of the plan “The yard”, the picture of “Blueprint” on Home, and the picture of the Contact page: " +
      "are you sure?",
  );
});

test("deleting a photo that nothing uses asks as before", () => {
  expect(photosQuestion([7], [])).toBe("Photo 7. In the bin for 30 days: are you sure?");
});

test("deleting several photos names those that are used, at most five of them", () => {
  expect(photosQuestion([1, 2], [thumb(2)])).toBe(
    "2 photos. In the bin for 30 days. Photo 2 is the thumbnail of “Oak 2”: are you sure?",
  );
  const ids = [1, 2, 3, 4, 5, 6];
  const question = photosQuestion(ids, ids.map(thumb));
  expect(question).toContain("Photo 5 is the thumbnail of “Oak 5”. 1 more photo is used too: are");
  expect(question).not.toContain("Oak 6");
});
