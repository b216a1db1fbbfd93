import { photoExtensions } from "./import";

/** Whether a file, by its name, tells of a photo beside it: a program's XMP, or the JSON of Google Takeout and of Flickr. */
export const isSidecar = (name: string): boolean => /\.(xmp|json)$/i.test(name);

const stemOf = (name: string) => name.replace(/\.[^.]*$/, "");

/** What Takeout puts behind a photo's name, or as much of it as its names have room for. */
const takeoutMark = ".supplemental-metadata";
const takeoutLongest = 51;

/** What it calls a copy that was edited in Google Photos, in the language of its owner. */
const takeoutEdits = [
  ...["edited", "bearbeitet", "bewerkt", "modifié", "modificato", "editado", "ha editado"],
  ...["editat", "edytowane", "redigeret", "redigert", "redigerad", "muokattu", "upravené"],
  ...["編集済み", "编辑", "편집됨"],
];
const edited = new RegExp(`-(?:${takeoutEdits.join("|")})$`);

/** The name of what was edited; where the room for a name ends, the word may be cut. */
function unedited(stem: string): string {
  const [, before, word = ""] = /^(.*)-(.+)$/.exec(stem) ?? [];
  const isCut =
    stem.length >= takeoutLongest - 4 && takeoutEdits.some((edit) => edit.startsWith(word));
  return before && isCut ? before : stem.replace(edited, "");
}

/** Takeout writes `IMG_1.jpg(2).json` for `IMG_1(2).jpg`, and one file for `IMG_1.jpg` and `IMG_1-edited.jpg`. */
const takeoutName = /^(?<stem>.*?)(?<number>\(\d+\))?(?<extension>\.[^.]*)?$/;

/**
 * The number by which Flickr's export names a photo, `at-the-pond_30410016513_o.jpg` or without a title
 * `30410016513_b941ab820b_o.jpg`, and what tells of it: `photo_30410016513.json`.
 */
const flickrNames = [
  /^photo_(\d{6,})\.json$/i,
  /^(\d{6,})_(?=\d*[a-f])[\da-f]{10}_o\.[^.]*$/i,
  /_(\d{6,})_o\.[^.]*$/i,
];

const flickrNumber = (name: string) =>
  flickrNames.map((pattern) => pattern.exec(name)?.[1]).find(Boolean);

/** Whether a name is one of Flickr's export, which has photos and what tells of them in zips of their own. */
export const isOfFlickr = (name: string): boolean => flickrNumber(name) !== undefined;

/** How the names of a photo and of what tells of it both begin: of twenty thousand few need be compared. */
export const beginningOf = (name: string): string =>
  flickrNumber(name) ??
  unedited(
    name
      .normalize()
      .toLowerCase()
      // Not at the dots of a date: all photos of a year would begin alike.
      .replace(/(?:\.+(?!\d)|\().*$/s, ""),
  ).slice(0, 36);

/** What edited copies are called, and what their originals. */
const edits: [edited: RegExp, original: string][] = [
  // An iPhone: IMG_E1234 of IMG_1234.
  [/^img_e(?=\d{4}$)/, "img_"],
  // osxphotos, out of a library of Apple's Photos (RhetTbull/osxphotos#1500).
  [/_edited$/, ""],
  // A Pixel's portrait with a soft background, and the picture without it.
  [/\.portrait-01\.cover$/, ".portrait-02.original"],
  [/\.portrait$/, ".portrait.original"],
];

/** What the photo is called, without its extension, of which this is an edited copy by its name; undefined if it is none. */
function originalOf(stem: string): string | undefined {
  const renamed = edits.find(([pattern]) => pattern.test(stem));
  const original = renamed ? stem.replace(...renamed) : unedited(stem);
  return original === stem ? undefined : original;
}

/** The paths of photos of which an edited copy is in the same folder: people mean what they see in their phone. */
export function withEditedCopy(paths: readonly string[]): Set<string> {
  const photos = paths.flatMap((path) => {
    const [, folder = "", stem = "", extension = ""] =
      /^(.*[/\\])?(.*)\.([^.]*)$/s.exec(path.normalize().toLowerCase()) ?? [];
    return photoExtensions.includes(extension) ? [{ path, folder, stem }] : [];
  });
  const originals = new Set(photos.map(({ folder, stem }) => folder + (originalOf(stem) ?? "\0")));
  return new Set(
    photos.flatMap(({ path, folder, stem }) => (originals.has(folder + stem) ? [path] : [])),
  );
}

function isOfTakeout(photo: string, given: string): boolean {
  const base = stemOf(given);
  const isNamed = (name: string, behind: string) => {
    if (!base.endsWith(behind)) return false;
    const described = base.slice(0, base.length - behind.length);
    const isCut = given.length - behind.length >= takeoutLongest;
    // Of some it leaves out the extension (simulot/immich-go#674).
    return [name, stemOf(name)].some(
      (whole) =>
        `${whole}${takeoutMark}`.startsWith(described) &&
        (described.length >= whole.length || isCut),
    );
  };
  const { stem = "", number = "", extension = "" } = takeoutName.exec(photo)?.groups ?? {};
  return [stem, unedited(stem)].some(
    (name) => isNamed(`${name}${number}${extension}`, "") || isNamed(`${name}${extension}`, number),
  );
}

/** Which files beside a photo tell of it, by their names: `IMG_1.xmp`, `IMG_1.jpg.xmp`, `IMG_1.jpg.json` of `IMG_1.jpg`, and Flickr's. */
export function sidecarsOf<File>(
  photo: string,
  files: readonly File[],
  nameOf: (file: File) => string,
): File[] {
  const name = photo.normalize().toLowerCase();
  return files.filter((file) => {
    const given = nameOf(file).normalize().toLowerCase();
    if (given.endsWith(".json"))
      return isOfFlickr(given)
        ? flickrNumber(given) === flickrNumber(name)
        : isOfTakeout(name, given);
    const base = stemOf(given);
    return given.endsWith(".xmp") && (base === name || base === stemOf(name));
  });
}
