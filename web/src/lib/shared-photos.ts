import { shareTarget } from "shared-types/photo/import";

/** A photo that a phone's share sheet has sent, kept on the device. */
export interface SharedPhoto {
  key: string;
  file: File;
}

/** The cache of shared photos: of no build, so that an update loses none (docs/decisions/065). */
const sharedCache = "shared-photos";

const folder = `${shareTarget.path}/`;

/** The same file shared twice is kept once; forms carry no dates of files. */
const keyOf = ({ name, size }: File) => `${folder}${size}-${encodeURIComponent(name)}`;

/** Keeps photos on this device. @throws when there is no room for all of them */
export async function keepShared(files: readonly File[]): Promise<void> {
  const cache = await caches.open(sharedCache);
  for (const file of files) await cache.put(keyOf(file), new Response(file));
}

async function keptFile(cache: Cache, key: string): Promise<SharedPhoto[]> {
  const name = /\/\d+-([^/]*)$/.exec(key)?.[1];
  const blob = await (await cache.match(key))?.blob();
  if (!blob || name === undefined) return [];
  return [{ key, file: new File([blob], decodeURIComponent(name), { type: blob.type }) }];
}

/** What is kept on this device, oldest first; none where browsers keep nothing, as without https. */
export async function sharedPhotos(): Promise<SharedPhoto[]> {
  if (!("caches" in globalThis) || !(await caches.has(sharedCache))) return [];
  const cache = await caches.open(sharedCache);
  const keys = (await cache.keys()).map(({ url }) => url);
  return (await Promise.all(keys.map((key) => keptFile(cache, key)))).flat();
}

/** Removes a kept photo: the server has it, or it is not wanted. */
export async function dropShared({ key }: SharedPhoto): Promise<void> {
  await (await caches.open(sharedCache)).delete(key);
}
