import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { photoUid, type PhotoRecord } from "../record";
import { storage } from "../storage/site-storage";
import { folders } from "./folders";

/** An original that was replaced, and when. */
interface EarlierOriginal {
  hash: string;
  at: number;
}

type Kept = Pick<PhotoRecord, "contentHash" | "earlierOriginals">;

const listOf = ({ earlierOriginals }: Kept): EarlierOriginal[] =>
  earlierOriginals === null ? [] : (JSON.parse(earlierOriginals) as EarlierOriginal[]);

const textOf = (list: EarlierOriginal[]) => (list.length === 0 ? null : JSON.stringify(list));

/** The earlier originals of a photo that gets another one, for its record. */
export function withEarlier(photo: Kept, nextHash: string | null): string | null {
  const { contentHash } = photo;
  const replaced = contentHash === null ? [] : [{ hash: contentHash, at: Date.now() }];
  const others = listOf(photo).filter(({ hash }) => hash !== contentHash);
  return textOf([...others, ...replaced].filter(({ hash }) => hash !== nextHash));
}

/** The SHA-256 of all originals of a photo. */
export const hashesOf = (photo: Kept): string[] => [
  ...(photo.contentHash === null ? [] : [photo.contentHash]),
  ...listOf(photo).map(({ hash }) => hash),
];

/** The path of the original with this SHA-256; null when there is none. */
export async function findOriginal(hash: string | null): Promise<string | null> {
  const [name] = hash ? await storage.names(folders.originals, `${hash}.`) : [];
  return name === undefined ? null : join(folders.originals, name);
}

/** Whether a photo has this original, or may get it back. */
export async function isOriginalUsed(
  strapi: Core.Strapi,
  hash: string,
  exceptId = 0,
): Promise<boolean> {
  const has = [{ contentHash: hash }, { earlierOriginals: { $contains: hash } }];
  const where = { $or: has, id: { $ne: exceptId } };
  return (await strapi.db.query(photoUid).count({ where })) > 0;
}

/** Deletes originals of a photo that no other photo uses. */
export async function deleteOriginals(
  strapi: Core.Strapi,
  photoId: number,
  hashes: string[],
): Promise<void> {
  for (const hash of hashes) {
    const names = await storage.names(folders.originals, `${hash}.`);
    if (names.length > 0 && !(await isOriginalUsed(strapi, hash, photoId)))
      await storage.remove(names.map((name) => join(folders.originals, name)));
  }
}

/** Deletes the originals that were replaced at or before a time: files first, so that none is left over. */
export async function dropEarlierOriginals(strapi: Core.Strapi, until: Date): Promise<void> {
  const photos = strapi.db.query(photoUid);
  const found = await photos.findMany({ where: { earlierOriginals: { $notNull: true } } });
  for (const photo of found as PhotoRecord[]) {
    const { id, earlierOriginals } = photo;
    const list = listOf(photo);
    const kept = list.filter(({ at }) => at > until.getTime());
    if (kept.length === list.length) continue;
    const expired = list.filter((one) => !kept.includes(one)).map(({ hash }) => hash);
    await deleteOriginals(strapi, id, expired);
    // A replacement may have been made meanwhile: its list comes up again tomorrow.
    const where = { id, earlierOriginals };
    await photos.updateMany({ where, data: { earlierOriginals: textOf(kept) } });
  }
}
