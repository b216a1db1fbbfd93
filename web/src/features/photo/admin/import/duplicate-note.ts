import type { PhotosImported } from "shared-types/photo/import";

const shown = 3;

/** What became of photos whose names were taken: nothing needs doing. */
export function duplicateNote(photos: PhotosImported["photos"]): string {
  const renamed = photos.filter(({ renamedFrom }) => renamedFrom !== "");
  const names = renamed
    .slice(0, shown)
    .map(({ fileName, renamedFrom }) => `${renamedFrom} is now ${fileName}`);
  const more = renamed.length - names.length;
  if (more > 0) names.push(`and ${more.toLocaleString("en-US")} more`);
  return `Nothing needs doing: both photos are kept, the new one under a new name. ${names.join(", ")}.`;
}
