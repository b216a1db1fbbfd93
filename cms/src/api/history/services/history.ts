import type { Core } from "@strapi/strapi";
import {
  historyLimits,
  historyMessages,
  type Change,
  type ChangeUndo,
  type KeptKind,
  type KeptRecord,
} from "shared-types";
import { check } from "shared-types/schemas";
import { changedSince, differences, fieldsOf, keptOf, type Fields } from "../../../history/kinds";
import type { Saved } from "../../../lib/answer-save";
import { allowsSave, etagOf } from "../../../lib/etag";
import type { Row } from "../../../lib/knex";
import { documentsOf, saveAtOnce, takeRow } from "../../../lib/record-store";
import { numberOf, textOf } from "../../../lib/row";
import { allDone } from "../../../photos/in-turn";
import { namedValues } from "../named-values";
import { changesOfLinks } from "../link-changes";
import { draftIn, presentChange, type KeptChange } from "../presenter";
import { findChange, findChanges } from "../query";

const refused = (errorMessage: string): Saved => [{ fieldId: "", errorMessage }];

/** The draft with what one change did taken back, and nothing else. */
function withUndone(now: Fields, before: Fields, after: Fields): Fields {
  const undone = differences(before, after).filter((field) => field in now);
  return { ...now, ...Object.fromEntries(undone.map((field) => [field, before[field]])) };
}

/** What was changed in records, and the way back (decision 071). */
const historyService = ({ strapi }: { strapi: Core.Strapi }) => {
  async function undoRow(row: Row, overwrite: boolean, ifMatch: string): Promise<Saved> {
    const { record, schema } = keptOf(textOf(row["kind"]) as KeptKind);
    const id = numberOf(row["record_id"]);
    return saveAtOnce(strapi, async (trx) => {
      const documentId = await takeRow(trx, record.table, id);
      const stored = documentId === null ? null : await record.stored(trx, id);
      if (documentId === null || stored === null) return refused(historyMessages.deleted);
      if (!allowsSave(ifMatch, etagOf(stored))) return "changed";
      const [now, before, after] = [
        fieldsOf(stored),
        draftIn(row, "before"),
        draftIn(row, "after"),
      ];
      const later = changedSince(now, before, after);
      if (later.length > 0 && !overwrite)
        return later.map((fieldId) => ({ fieldId, errorMessage: historyMessages.changedSince }));
      const checked = await check(schema, withUndone(now, before, after));
      if (!("value" in checked)) return "broken" in checked ? checked.broken : checked.malformed;
      const faults = await record.faults(trx, checked.value);
      const data = record.data(checked.value, stored);
      if (faults.length === 0) await documentsOf(strapi, record.uid).update({ documentId, data });
      return faults;
    });
  }

  return {
    /** The changes of a record and of its links, the newest first, and the ETag of its draft; null when it is not there. */
    async of(wanted: KeptRecord): Promise<{ changes: Change[]; etag: string } | null> {
      const knex = strapi.db.connection;
      const now = await keptOf(wanted.kind).record.stored(knex, wanted.id);
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
      return { changes: kept.map((change) => presentChange(change, read)), etag: etagOf(now) };
    },

    /** Takes back one change, by the rules of a save; the undo is a change in its turn. */
    async undo({ changeId, overwrite }: ChangeUndo, ifMatch: string): Promise<Saved> {
      const row = await findChange(strapi.db.connection, changeId);
      if (!row) return "missing";
      if (row["what"] !== "changed") return refused(historyMessages.noUndo);
      const saved = await undoRow(row, overwrite, ifMatch);
      // A photo's files have its old name again when this answers.
      await allDone();
      return saved;
    },
  };
};

export type HistoryService = ReturnType<typeof historyService>;
export default historyService;
