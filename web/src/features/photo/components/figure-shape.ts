import type { PhotoItem } from "shared-types/photo/answers";

/** Where a gallery stands; see PhotoGallery. */
export type GalleryLayout = "rows" | "beside" | "plates";

/** The aspect ratio of a photo's frame, and how wide the browser draws it (`sizes`). */
export type FigureShape = (photo: Pick<PhotoItem, "width" | "height">) => {
  frame: number;
  sizes: string;
};

/** Heights of the pictures in pixels: on desks, and on phones. */
const heights = { rows: [280, 170], alone: [384, 288] } as const;

/** The widest frame; the tallest of a row, and of one that may stand alone in its row. */
const widest = 2.4;
const tallest = { rows: 0.55, alone: 0.8 };

/**
 * The shape of each of so many photos: its own, except for very wide or tall ones. What the frame crops at its sides is
 * loaded too.
 */
export function shapeIn(layout: GalleryLayout, count: number): FigureShape {
  return ({ width, height }) => {
    const own = width / height || 1.5;
    const frame = Math.min(widest, Math.max(tallest[layout === "rows" ? "rows" : "alone"], own));
    const drawn = Math.max(frame, own);
    const crop = drawn / frame;
    const across = (desk: string) => `(min-width: 48em) ${desk}, ${Math.round(crop * 92)}vw`;
    if (layout === "beside")
      return {
        frame,
        sizes:
          count > 3
            ? `(min-width: 48em) ${Math.round(crop * 12)}rem, ${Math.round(crop * 46)}vw`
            : across(`${Math.round(crop * 24)}rem`),
      };
    if (layout === "plates" && count === 1)
      return { frame, sizes: across(`${Math.round(drawn * 608)}px`) };
    const [desk, phone] = heights[count === 1 ? "alone" : "rows"];
    const wide = Math.round(drawn * desk);
    const small = Math.round(drawn * phone);
    return { frame, sizes: `(min-width: 48em) ${wide}px, ${small}px` };
  };
}
