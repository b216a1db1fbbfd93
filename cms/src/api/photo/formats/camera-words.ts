/**
 * Captions that cameras and programs write into every picture, whatever it shows. Sources: inaturalist/inaturalist#1323,
 * photoprism/photoprism#5078, and pictures of metadata-extractor-images.
 */
const inEveryPicture = new RegExp(
  `^(?:${[
    String.raw`(?:\w+ )?digital (?:game |still )?camera`,
    "(?:sony|minolta|epson) dsc(?: picture)?",
    "kodak action cam",
    String.raw`<[^<>]*\bsamsung\b[^<>]*>`,
    "samsung(?: csc| camera pictures)?",
    "konica minolta.*",
    "exif[ _]jpeg.*",
    String.raw`dcf 1\.0`,
    String.raw`dcim[\\/].*`,
    "my beautiful picture",
    "hellomoto",
    "created (?:with gimp|by imlib)",
    String.raw`adobe photoshop [\d.]+`,
    "scanner",
    "binary comment",
    "(?:x-)?default",
    "null",
  ].join("|")})$`,
  "i",
);

export const isCameraWords = (text: string): boolean => inEveryPicture.test(text);

/** One word with a digit or an underscore in it: a number, a code or a file's name. */
const code = /^\S*[\d_]\S*$/;

/** What these phones write of how they took a picture, such as fbt, hdr or oznorWO. */
const modesOf = { makers: /^(?:huawei|honor)\b/i, mode: /^[a-z]\S*$/ };

/**
 * Whether the camera itself, and no person, described a picture so in EXIF; of what stands in XMP or IPTC too it cannot
 * be told. `make` and `model` are the camera's.
 */
export const isCamerasOwn = (
  text: string,
  { make, model }: { make: string; model: string },
): boolean =>
  code.test(text) ||
  [make, model, `${make} ${model}`].includes(text) ||
  (modesOf.makers.test(make) && modesOf.mode.test(text));
