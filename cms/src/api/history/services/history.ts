import type { Core } from "@strapi/strapi";
import type { Change } from "shared-types/history/answers";
import { historyLimits, historyMessages, type KeptKind } from "shared-types/history/codes";
import type { ChangeUndo, KeptRecord } from "shared-types/history/schema";
import type { SpeciesKind } from "shared-types/species/codes";
import type { Row, Knex } from "../../../database/knex";
import { lockRecord, saveAtOnce } from "../../../database/record-store";
import { numberOf, textOf } from "../../../database/row";
import type { Saved } from "../../../http/answer-save";
import { allowsSave, etagOf } from "../../../http/etag";
import { fileTasksDone } from "../../photo/files/file-queue";
import { fieldsOf, historyKindOf, differences, nameOf, type Fields } from "../kinds";
import { namedValues } from "../named-values";
import { draftIn, presentChange, type KeptChange } from "../presenter";
import { findChange, findChanges, findLinkChanges } from "../query";
import { laterFields, undoChange } from "../undo-change";
import { undoFirstPictures } from "../undo-first-pictures";

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
async function changesOfLinks(knex: Knex, wanted: KeptRecord): Promise<KeptChange[]> {
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

const refused = (errorMessage: string): Saved => [{ fieldId: "", errorMessage }];

/** Changes of records, and undo (docs/decisions/031). */
const historyService = ({ strapi }: { strapi: Core.Strapi }) => {
  async function undoRow(row: Row, overwrite: boolean, ifMatch: string): Promise<Saved> {
    const kept = historyKindOf(textOf(row["kind"]) as KeptKind);
    const id = numberOf(row["record_id"]);
    return saveAtOnce(strapi, async (trx) => {
      const locked = await lockRecord(trx, kept.record, { id });
      if (!locked?.stored) return refused(historyMessages.deleted);
      if (!allowsSave(ifMatch, etagOf(locked.stored))) return "changed";
      const later = laterFields(locked.stored, row);
      if (later.length > 0 && !overwrite)
        return later.map((fieldId) => ({ fieldId, errorMessage: historyMessages.changedSince }));
      const errors = await undoChange(strapi, trx, kept, { locked, row });
      if (errors.length === 0 && kept.kind === "photo") await undoFirstPictures(strapi, trx, row);
      return errors;
    });
  }

  return {
    /** The changes of a record and its links, the newest first, with the ETag of its draft; null when there is no such record. */
    async of(wanted: KeptRecord): Promise<{ record: Change[]; etag: string } | null> {
      const knex = strapi.db.connection;
      const now = await historyKindOf(wanted.kind).record.stored(knex, wanted.id);
      if (!now) return null;
      const own = (await findChanges(knex, wanted)).map((row): KeptChange => ({
        row,
        now: fieldsOf(now),
        link: null,
      }));
      const kept = [...own, ...(await changesOfLinks(knex, wanted))]
        .sort((a, b) => numberOf(b.row["id"]) - numberOf(a.row["id"]))
        .slice(0, historyLimits.changes);
      const drafts = kept.flatMap(({ row }) => [draftIn(row, "before"), draftIn(row, "after")]);
      const read = await namedValues(knex, drafts);
      return { record: kept.map((change) => presentChange(change, read)), etag: etagOf(now) };
    },

    /** Reverts one change, under the rules of a save; the undo is a change itself. */
    async undo({ changeId, overwrite }: ChangeUndo, ifMatch: string): Promise<Saved> {
      const row = await findChange(strapi.db.connection, changeId);
      if (!row) return "missing";
      if (row["what"] !== "changed") return refused(historyMessages.noUndo);
      const saved = await undoRow(row, overwrite, ifMatch);
      // A photo's files must have their old name again before this answers.
      await fileTasksDone();
      return saved;
    },
  };
};

export default historyService;
