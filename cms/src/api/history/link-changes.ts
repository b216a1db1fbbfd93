import type { KeptRecord } from "shared-types/history/schema";
import type { SpeciesKind } from "shared-types/species/codes";
import { differences, fieldsOf, historyKindOf, nameOf, type Fields } from "./kinds";
import { etagOf } from "../../http/etag";
import type { Knex, Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import { draftIn, type KeptChange } from "./presenter";
import { findLinkChanges } from "./query";

const link = historyKindOf("link");

const lists = new Set(["plants", "animals"]);

const isLinked = (wanted: KeptRecord): wanted is KeptRecord & { kind: SpeciesKind } =>
  lists.has(`${wanted.kind}s`);

const hangs = (draft: Fields, kind: SpeciesKind, id: number) => {
  const list = draft[`${kind}s`];
  return Array.isArray(list) && list.includes(id);
};

/** Whether a change concerns this plant or animal: connecting the link to another one does not. */
function concerns(row: Row, kind: SpeciesKind, id: number): boolean {
  if (textOf(row["what"]) !== "changed") return true;
  const [before, after] = [draftIn(row, "before"), draftIn(row, "after")];
  if (hangs(before, kind, id) !== hangs(after, kind, id)) return true;
  return differences(before, after).some((field) => !lists.has(field));
}

/**
 * The changes of a plant's or animal's links while they belonged to it; none for other records.
 * A link is a record itself, and its changes are stored once, under the link (docs/decisions/031).
 */
export async function changesOfLinks(knex: Knex, wanted: KeptRecord): Promise<KeptChange[]> {
  if (!isLinked(wanted)) return [];
  const { kind, id } = wanted;
  const rows = (await findLinkChanges(knex, kind, id)).filter((row) => concerns(row, kind, id));
  const links = new Map<number, object | null>();
  for (const linkId of new Set(rows.map((row) => numberOf(row["record_id"]))))
    links.set(linkId, await link.record.stored(knex, linkId));
  return rows.map((row) => {
    const now = links.get(numberOf(row["record_id"])) ?? null;
    const was = draftIn(row, textOf(row["after"]) === "" ? "before" : "after");
    const named = { text: nameOf(link, now ?? was), etag: now ? etagOf(now) : "" };
    return { row, now: fieldsOf(now ?? {}), link: named };
  });
}
