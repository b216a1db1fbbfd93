import { photos } from "./photos";
import type { PhotoSeed } from "./types";

type Kind = "plant" | "animal";

/** Species whose list rows show no picture, as in a garden where the owner has yet to choose one. */
const withoutThumb: Record<Kind, readonly string[]> = {
  plant: ["bottlebrsh", "obedient", "sneezeweed"],
  animal: ["katydid", "redadmiral"],
};

/** What a banner shows best, a crop of 3:1: the flower or the animal itself, never bare stems. */
const bannerViews = [
  "slide",
  "flower",
  "seedhead",
  "portrait",
  "fruit",
  "habit",
  "habitat",
  "leaf",
  "winter",
];

function photosOf(kind: Kind, keyId: string): PhotoSeed[] {
  return photos.filter(({ subject }) => subject.kind === kind && subject.keyId === keyId);
}

/** File name of the subject's thumbnail: its first photo; undefined where none was chosen. */
export function thumbFor(kind: Kind, keyId: string): string | undefined {
  if (withoutThumb[kind].includes(keyId)) return undefined;
  return photosOf(kind, keyId)[0]?.fileName;
}

/** File name of the subject's banner: the photo whose view makes the best crop. */
export function bannerFor(kind: Kind, keyId: string): string | undefined {
  const rank = ({ view }: PhotoSeed) => bannerViews.indexOf(view);
  return photosOf(kind, keyId).sort((a, b) => rank(a) - rank(b))[0]?.fileName;
}
