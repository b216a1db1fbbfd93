import type { Core } from "@strapi/strapi";
import { readPhotoDrafts } from "./query";
import type { Knex } from "../../database/knex";
import { addHistory, changeAuthor, type HistoryRow } from "../../documents/history-rows";

async function draftsOf(trx: Knex, ids: number[]): Promise<Map<number, object>> {
  return new Map((await readPhotoDrafts(trx, ids)).map((draft) => [draft.photoId, draft]));
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
  const changes = ids.flatMap((id): HistoryRow[] => {
    const [was, is] = [before.get(id) ?? null, after.get(id) ?? null];
    const isOther = was && is && JSON.stringify(was) !== JSON.stringify(is);
    return isOther ? [{ kind: "photo", id, what: "changed", before: was, after: is }] : [];
  });
  await addHistory(trx, who, changes);
}
