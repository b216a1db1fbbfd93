import type { Core } from "@strapi/strapi";
import type { PhotoKept } from "shared-types/photo/schema";
import { readPhotoDrafts } from "./query";
import type { Knex } from "../../database/knex";
import { addHistory, changeAuthor, type HistoryRow } from "../../documents/history-rows";

export async function draftsOf(trx: Knex, ids: number[]): Promise<Map<number, PhotoKept>> {
  return new Map((await readPhotoDrafts(trx, ids)).map((draft) => [draft.photoId, draft]));
}

/** A photo before and after; undefined where it is in the bin. */
export type PhotoChange = [id: number, was: PhotoKept | undefined, is: PhotoKept | undefined];

/** Records in the history what has changed of photos. */
export async function addPhotoChanges(
  trx: Knex,
  who: string,
  changes: readonly PhotoChange[],
): Promise<void> {
  const rows = changes.flatMap(([id, was, is]): HistoryRow[] => {
    const isOther = was && is && JSON.stringify(was) !== JSON.stringify(is);
    return isOther ? [{ kind: "photo", id, what: "changed", before: was, after: is }] : [];
  });
  await addHistory(trx, who, rows);
}

/** Changes many photos at once past the Document Service, and records each change in the history. */
export async function withPhotoHistory(
  strapi: Core.Strapi,
  trx: Knex,
  ids: number[],
  work: () => Promise<void>,
): Promise<void> {
  const who = await changeAuthor(strapi);
  if (who === null) return work();
  const before = await draftsOf(trx, ids);
  await work();
  const after = await draftsOf(trx, ids);
  const changes = ids.map((id): PhotoChange => [id, before.get(id), after.get(id)]);
  await addPhotoChanges(trx, who, changes);
}
