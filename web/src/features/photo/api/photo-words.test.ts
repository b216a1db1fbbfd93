import { describe, expect, it } from "vitest";
import type { PhotoItem } from "shared-types/photo/answers";
import { photoShareImage, photoTitle } from "./photo-words";

const photo = {
  photoId: 7,
  fileName: "wren song.jpg",
  alt: "A wren sings.",
  caption: "Loud.",
  width: 2560,
  height: 1707,
  sources: [{ type: "image/webp", srcSet: "/w.webp 320w" }],
} as PhotoItem;

const jpegs = (srcSet: string): PhotoItem => ({
  ...photo,
  sources: [...photo.sources, { type: "image/jpeg", srcSet }],
});

describe("photoShareImage", () => {
  it("takes the widest JPEG up to 1920 px, with the height it truly has", () => {
    const image = photoShareImage(jpegs("/a.jpg?v=1 640w, /b.jpg?v=1 1920w, /c.jpg?v=1 2560w"));
    expect(image).toEqual({ href: "/b.jpg?v=1", width: 1920, height: 1280, alt: "A wren sings." });
  });

  it("takes the full picture where there is no JPEG of a width", () => {
    const { href, width, height } = photoShareImage(photo);
    expect([href, width, height]).toEqual(["/assets/images/_full/wren%20song.jpg", 2560, 1707]);
  });
});

it("calls a photo what it shows, without the full stop", () => {
  expect(photoTitle(photo)).toBe("A wren sings");
  expect(photoTitle({ ...photo, alt: "", caption: "" })).toBe("Photo 7");
});
