import { bannerRatio } from "shared-types/photo/codes";

/** The part of a photo that its banner shows: all of its width or all of its height. */
interface Strip {
  /** The way it can be moved. */
  axis: "y" | "x";
  /** Its share of the photo on that way; 1 leaves nothing to choose. */
  share: number;
}

export function stripOf({ width, height }: { width: number; height: number }): Strip {
  const ratio = width / height;
  return ratio < bannerRatio
    ? { axis: "y", share: ratio / bannerRatio }
    : { axis: "x", share: bannerRatio / ratio };
}

/** The place of a strip, in percent, whose middle is at this share of the photo. */
export function placeAt(middle: number, { share }: Strip): number {
  const place = share < 1 ? (middle - share / 2) / (1 - share) : 0.5;
  return Math.round(Math.min(1, Math.max(0, place)) * 100);
}

/** A place in words. */
export function placeWords(place: number, { axis }: Strip): string {
  return `${place}% from the ${axis === "y" ? "top" : "left"}`;
}
