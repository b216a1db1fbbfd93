/** Whether a file, by its name, tells of a photo beside it: a program's XMP, or the JSON of Google Takeout. */
export const isSidecar = (name: string): boolean => /\.(xmp|json)$/i.test(name);

const stemOf = (name: string) => name.replace(/\.[^.]*$/, "");

/** What Takeout puts behind a photo's name, or as much of it as its names have room for. */
const takeoutMark = ".supplemental-metadata";
const takeoutLongest = 51;

/** Takeout writes `IMG_1.jpg(2).json` for `IMG_1(2).jpg`, and one file for `IMG_1.jpg` and `IMG_1-edited.jpg`. */
const takeoutName = /^(?<stem>.*?)(?:-edited)?(?<number>\(\d+\))?(?<extension>\.[^.]*)?$/;

function isOfTakeout(photo: string, given: string): boolean {
  const base = stemOf(given);
  const { stem = "", number = "", extension = "" } = takeoutName.exec(photo)?.groups ?? {};
  const isNamed = (name: string, behind: string) => {
    if (!base.endsWith(behind)) return false;
    const described = base.slice(0, base.length - behind.length);
    if (described === name || described === stemOf(name)) return true;
    const isCut = given.length - behind.length >= takeoutLongest;
    return (
      `${name}${takeoutMark}`.startsWith(described) && (described.length > name.length || isCut)
    );
  };
  return isNamed(`${stem}${number}${extension}`, "") || isNamed(`${stem}${extension}`, number);
}

/** Which files beside a photo tell of it, by their names: `IMG_1.xmp`, `IMG_1.jpg.xmp`, `IMG_1.jpg.json` of `IMG_1.jpg`. */
export function sidecarsOf<File>(
  photo: string,
  files: readonly File[],
  nameOf: (file: File) => string,
): File[] {
  const name = photo.toLowerCase();
  return files.filter((file) => {
    const given = nameOf(file).toLowerCase();
    if (given.endsWith(".json")) return isOfTakeout(name, given);
    const base = stemOf(given);
    return given.endsWith(".xmp") && (base === name || base === stemOf(name));
  });
}
