import { existsSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { importMessages } from "shared-types/photo/import-messages";
import { beginningOf, isSidecar, sidecarsOf, withEditedCopy } from "shared-types/photo/sidecar";
import { isUploaded } from "./stable-files";

/** A photo of the inbox, and the files beside it that tell of it. */
export interface WaitingPhoto {
  file: string;
  sidecars: string[];
}

/** The files of the inbox by what they are; `lone` tell of no photo, or of one among several. */
export interface Waiting {
  photos: WaitingPhoto[];
  /** The photos that a sidecar tells of. */
  photosOf: Map<string, WaitingPhoto[]>;
  lone: { file: string; reason: string }[];
  /** Photos of which an edited copy is in the same folder. */
  originals: Set<string>;
}

const sameFolder = (a: string, b: string) => relative(dirname(a), dirname(b)) === "";

/**
 * Puts photos and the files that tell of them together: those of one folder, else of one upload. What is sent in one
 * form lies in one folder; what is sent file by file has only its name (docs/decisions/153).
 * @param growing files that are still being copied: what belongs to them waits too
 */
export function withSidecars(stable: readonly string[], growing: readonly string[]): Waiting {
  const files = [...stable, ...growing];
  const photos: WaitingPhoto[] = [];
  const begun = new Map<string, WaitingPhoto[]>();
  for (const file of files) {
    if (isSidecar(file)) continue;
    const photo = { file, sidecars: [] };
    photos.push(photo);
    const beginning = beginningOf(basename(file));
    const alike = begun.get(beginning) ?? [];
    alike.push(photo);
    begun.set(beginning, alike);
  }
  const photosOf: Waiting["photosOf"] = new Map();
  const lone: Waiting["lone"] = [];
  for (const sidecar of files.filter(isSidecar)) {
    const named = (begun.get(beginningOf(basename(sidecar))) ?? []).filter(
      ({ file }) => sidecarsOf(basename(file), [sidecar], basename).length > 0,
    );
    const near = named.filter(({ file }) => sameFolder(file, sidecar));
    const sent = isUploaded(sidecar) ? named.filter(({ file }) => isUploaded(file)) : [];
    const own = near.length > 0 ? near : sent;
    const names = new Set(own.map(({ file }) => basename(file).toLowerCase()));
    if (own.length === 0) lone.push({ file: sidecar, reason: importMessages.lone });
    else if (names.size < own.length)
      lone.push({ file: sidecar, reason: importMessages.oneOfSeveral });
    else photosOf.set(sidecar, own);
    for (const photo of photosOf.get(sidecar) ?? []) photo.sidecars.push(sidecar);
  }
  const waits = new Set(growing);
  return {
    photos: photos.filter(
      ({ file, sidecars }) => ![file, ...sidecars].some((one) => waits.has(one)),
    ),
    photosOf,
    lone: lone.filter(({ file }) => !waits.has(file)),
    originals: withEditedCopy(files),
  };
}

/** Lets go of what lies beside a photo that has left the inbox, unless it tells of another one that has not. */
export async function letGoOf(
  { sidecars }: WaitingPhoto,
  photosOf: Waiting["photosOf"],
  go: (file: string) => Promise<void>,
): Promise<void> {
  for (const sidecar of sidecars)
    if (!photosOf.get(sidecar)?.some((photo) => existsSync(photo.file))) await go(sidecar);
}
