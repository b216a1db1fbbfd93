/** Whether a file, by its name, tells of a photo beside it: a program's XMP, or the JSON of Google Takeout. */
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

/** How the names of a photo and of what tells of it both begin: of twenty thousand few need be compared. */
export const beginningOf = (name: string): string =>
  unedited(
    name
      .normalize()
      .toLowerCase()
      // Not at the dots of a date: all photos of a year would begin alike.
      .replace(/(?:\.+(?!\d)|\().*$/s, ""),
  ).slice(0, 36);

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

/** Which files beside a photo tell of it, by their names: `IMG_1.xmp`, `IMG_1.jpg.xmp`, `IMG_1.jpg.json` of `IMG_1.jpg`. */
export function sidecarsOf<File>(
  photo: string,
  files: readonly File[],
  nameOf: (file: File) => string,
): File[] {
  const name = photo.normalize().toLowerCase();
  return files.filter((file) => {
    const given = nameOf(file).normalize().toLowerCase();
    if (given.endsWith(".json")) return isOfTakeout(name, given);
    const base = stemOf(given);
    return given.endsWith(".xmp") && (base === name || base === stemOf(name));
  });
}
