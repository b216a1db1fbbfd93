import { siteRecordId } from "shared-types/site/codes";
import type { SiteDraft } from "shared-types/site/schema";
import { slidesRecordId } from "shared-types/slides/codes";
import { from, whereIds, type Knex } from "../../database/knex";
import { numberOf } from "../../database/row";
import { historyKindOf } from "../history/kinds";
import { readSiteDraft } from "../site-record/query";
import { readSlidesDraft } from "../slides/query";
import type { Brought, DemoKind } from "./brought";
import { fingerprintOf, type Fingerprint } from "./fingerprint";
import { hashFields } from "./site-fields";

/** Ids of these records that someone added or changed; the demo itself has no author. */
async function idsInHistory(knex: Knex, kind: string, ids: number[], what?: string) {
  const query = from(knex, "record_history").where({ kind }).distinct("record_id");
  if (what) void query.where({ what });
  whereIds(knex, query, "record_id", ids);
  return new Set((await query).map((row) => numberOf(row["record_id"])));
}

/** A record whose own values are not known any more: it counts as changed. */
const unknown: Fingerprint = { body: "", refs: [] };

/** The fingerprints of records that are not noted yet; without those that the owner added. */
export async function noteRecords(
  knex: Knex,
  noted: Brought["records"],
  loaded: Partial<Record<DemoKind, number[]>>,
): Promise<Brought["records"]> {
  const all = { ...noted };
  for (const [kind, ids] of Object.entries(loaded) as [DemoKind, number[]][]) {
    const known = noted[kind] ?? {};
    const added = await idsInHistory(knex, kind, ids, "added");
    const changed = await idsInHistory(knex, kind, ids);
    const records: Record<string, Fingerprint> = {};
    for (const id of ids) {
      if (id in known || added.has(id)) continue;
      const draft = await historyKindOf(kind).record.stored(knex, id);
      if (draft) records[id] = changed.has(id) ? unknown : fingerprintOf(kind, draft);
    }
    all[kind] = { ...records, ...known };
  }
  return all;
}

/** The demo's values of the site record: as they are stored, unless the owner has saved it since. */
export async function noteSite(
  knex: Knex,
  site: Partial<SiteDraft>,
): Promise<Record<string, string>> {
  const brought = hashFields(site);
  const isChanged = (await idsInHistory(knex, "site", [siteRecordId])).size > 0;
  if (isChanged) return brought;
  const now = hashFields(await readSiteDraft(knex));
  return Object.fromEntries(
    Object.entries(brought).map(([path, hash]) => [path, now[path] ?? hash]),
  );
}

/** The demo's slides: all there are, unless the owner has chosen some. */
export async function noteSlides(knex: Knex): Promise<number[]> {
  if ((await idsInHistory(knex, "slides", [slidesRecordId])).size > 0) return [];
  return (await readSlidesDraft(knex)).slides.map(({ photoId }) => photoId);
}
