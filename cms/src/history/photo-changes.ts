import type { Core } from "@strapi/strapi";
import { readPhotoDrafts } from "../api/photo/reading";
import type { Knex } from "../lib/knex";
import { keepChanges, keepsFor, type NewChange } from "./keep";

async function draftsOf(trx: Knex, ids: number[]): Promise<Map<number, object>> {
  return new Map((await readPhotoDrafts(trx, ids)).map((draft) => [draft.photoId, draft]));
}

/** Does what goes past the Document Service to many photos at once, and keeps what it changed of each. */
export async function keepPhotoChanges(
  strapi: Core.Strapi,
  trx: Knex,
  ids: number[],
  work: () => Promise<void>,
): Promise<void> {
  const who = await keepsFor(strapi);
  if (who === null) return work();
  const before = await draftsOf(trx, ids);
  await work();
  const after = await draftsOf(trx, ids);
  const changes = ids.flatMap((id): NewChange[] => {
    const [was, is] = [before.get(id) ?? null, after.get(id) ?? null];
    const isOther = was && is && JSON.stringify(was) !== JSON.stringify(is);
    return isOther ? [{ kind: "photo", id, what: "changed", before: was, after: is }] : [];
  });
  await keepChanges(trx, who, changes);
}
