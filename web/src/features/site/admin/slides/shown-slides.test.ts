import type { PhotoItem } from "shared-types/photo/answers";
import { expect, test } from "vitest";
import { shownSlides } from "./shown-slides";

const photo = (photoId: number, visibility: PhotoItem["visibility"] = "public") =>
  ({ photoId, visibility, caption: `Photo ${photoId}.` }) as PhotoItem;

test("visitors see slides whose photo is there and not hidden, with their captions", () => {
  const slides = [4, 3, 2, 1].map((photoId) => ({ photoId, caption: photoId === 4 ? " " : "" }));
  slides.push({ photoId: 5, caption: "At dawn" });
  const photos = [photo(1), photo(2, "site"), photo(3, "internal"), photo(4), photo(5)];
  expect(
    shownSlides(slides, photos.slice(1)).map((one) => [one.photo.photoId, one.caption]),
  ).toEqual([
    [4, "Photo 4."],
    [2, "Photo 2."],
    [5, "At dawn"],
  ]);
});
