import { textIn, type XmpProperties } from "./xmp";

/** Windows' percentages at which a star begins. */
const percentOfStar = [1, 25, 50, 75, 99];

/** Stars of a percentage: 1, 25, 50, 75 and 99 are one to five. */
const starsOf = (percent: number) => percentOfStar.filter((least) => percent >= least).length;

/**
 * What a program rated the photo: 1 to 5 stars, -1 for rejected; null for not at all. XMP's own comes first, then
 * Windows' and ACDSee's, then EXIF's.
 */
export function ratingOf(xmp: XmpProperties, exif: { stars: number; percent: number }) {
  const number = (name: string) => Math.round(Number(textIn(xmp, name))) || 0;
  const given = [
    number("xmp:Rating"),
    starsOf(number("MicrosoftPhoto:Rating")),
    number("acdsee:rating"),
    exif.stars,
    starsOf(exif.percent),
  ];
  return given.find((stars) => stars === -1 || (stars >= 1 && stars <= 5)) ?? null;
}
