import { isSidecar, sidecarsOf } from "shared-types/photo/sidecar";

/** A photo, and the files of its folder that tell of it; one that tells of no photo there stands for itself. */
export interface ChosenFile {
  file: File;
  sidecars: File[];
}

/** The folder, as far as a browser tells it, and the beginning of the name, in which a photo and what tells of it agree. */
function placeOf({ name, webkitRelativePath: path = "" }: Partial<File>): string {
  const folder = path.slice(0, Math.max(0, path.length - (name ?? "").length));
  return folder + (name ?? "").slice(0, 1).toLowerCase();
}

const nameOf = ({ name }: File) => name;

/** Puts photos and what tells of them together: two folders may have an IMG_1.jpg with an IMG_1.xmp each. */
export function withSidecars(files: readonly File[]): ChosenFile[] {
  const byPlace = new Map<string, File[]>();
  for (const file of files.filter(({ name }) => isSidecar(name)))
    byPlace.set(placeOf(file), [...(byPlace.get(placeOf(file)) ?? []), file]);
  const taken = new Set<File>();
  const photos = files
    .filter(({ name }) => !isSidecar(name))
    .map((file) => {
      const sidecars = sidecarsOf(file.name, byPlace.get(placeOf(file)) ?? [], nameOf);
      for (const sidecar of sidecars) taken.add(sidecar);
      return { file, sidecars };
    });
  const lone = files.filter((file) => isSidecar(file.name) && !taken.has(file));
  return [...photos, ...lone.map((file) => ({ file, sidecars: [] }))];
}
