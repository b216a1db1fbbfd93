import { beginningOf, isOfFlickr, isSidecar, sidecarsOf } from "shared-types/photo/sidecar";
import { mayBePart, mayBePhoto } from "./assess-file";
import { pathOf } from "./dropped-files";

/** A photo, and the files of its folder that tell of it; one that tells of no photo there stands for itself. */
export interface ChosenFile {
  file: File;
  sidecars: File[];
}

/** Each part of a Takeout is unpacked into a folder of its own, and its photos may be in another part than what tells of them. */
const partOfTakeout = /^.*?\/(?=Takeout\/)/;

/** The folder, as far as a browser tells it, and the beginning of the name, in which a photo and what tells of it agree. */
function placeOf({ name, webkitRelativePath: path = "" }: Partial<File>): string {
  if (isOfFlickr(name ?? "")) return beginningOf(name ?? "");
  const folder = path
    .slice(0, Math.max(0, path.length - (name ?? "").length))
    .replace(partOfTakeout, "");
  return folder + beginningOf(name ?? "");
}

const withoutExtension = (path: string) => path.replace(/\.[^./]*$/, "");

/** Where it is, without its extension. */
const stemOf = (file: Partial<File>) => withoutExtension(pathOf(file).toLowerCase());

/**
 * Whether it only belongs to a photo that is there: IMG_1.MOV of IMG_1.HEIC, PXL_1.MP of PXL_1.MP.jpg, IMG_1.CR2 and IMG_1.jpg.pp3 of IMG_1.jpg;
 * also what darktable keeps of a second version, IMG_1_01.jpg.xmp.
 */
function isPart(file: File, photos: ReadonlySet<string>): boolean {
  const stem = stemOf(file);
  const whole = withoutExtension(stem);
  if (/_\d\d\.\w+\.xmp$/i.test(file.name)) return photos.has(whole.slice(0, -3));
  return mayBePart(file.name) && [stem, `${stem}.mp`, whole].some((place) => photos.has(place));
}

const nameOf = ({ name }: File) => name;

/**
 * Puts photos and what tells of them together: two folders may have an IMG_1.jpg with an IMG_1.xmp each. What is only a part
 * of a photo is left out.
 */
export function withSidecars(files: readonly File[]): ChosenFile[] {
  const byPlace = new Map<string, File[]>();
  for (const file of files.filter(({ name }) => isSidecar(name)))
    byPlace.set(placeOf(file), [...(byPlace.get(placeOf(file)) ?? []), file]);
  const taken = new Set<File>();
  const stills = new Set(files.filter(mayBePhoto).map(stemOf));
  const photos = files
    .filter(({ name }) => !isSidecar(name))
    .map((file) => {
      const sidecars = sidecarsOf(file.name, byPlace.get(placeOf(file)) ?? [], nameOf);
      for (const sidecar of sidecars) taken.add(sidecar);
      return { file, sidecars };
    })
    .filter(({ file }) => !isPart(file, stills));
  const lone = files.filter(
    (file) => isSidecar(file.name) && !taken.has(file) && !isPart(file, stills),
  );
  return [...photos, ...lone.map((file) => ({ file, sidecars: [] }))];
}
