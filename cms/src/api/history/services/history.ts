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
import { changedSince, differences, fieldsOf, historyKindOf, type Fields } from "../kinds";
import type { Saved } from "../../../http/answer-save";
import { allowsSave, etagOf } from "../../../http/etag";
import type { Row } from "../../../database/knex";
import { lockRecord, saveAtOnce, updateLocked } from "../../../database/record-store";
import { numberOf, textOf } from "../../../database/row";
import { fileTasksDone } from "../../photo/files/file-queue";
import { namedValues } from "../named-values";
import { changesOfLinks } from "../link-changes";
import { draftIn, presentChange, type KeptChange } from "../presenter";
import { findChange, findChanges } from "../query";

const refused = (errorMessage: string): Saved => [{ fieldId: "", errorMessage }];

/** The draft with one change reverted, and nothing else. */
function withUndone(now: Fields, before: Fields, after: Fields): Fields {
  const undone = differences(before, after).filter((field) => field in now);
  return { ...now, ...Object.fromEntries(undone.map((field) => [field, before[field]])) };
}

/** Changes of records, and undo (docs/decisions/031). */
const historyService = ({ strapi }: { strapi: Core.Strapi }) => {
  async function undoRow(row: Row, overwrite: boolean, ifMatch: string): Promise<Saved> {
    const { record, schema } = historyKindOf(textOf(row["kind"]) as KeptKind);
    const id = numberOf(row["record_id"]);
    return saveAtOnce(strapi, async (trx) => {
      const locked = await lockRecord(trx, record, { id });
      if (!locked?.stored) return refused(historyMessages.deleted);
      const { stored } = locked;
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
      const broken = (await record.validate?.(trx, checked.value)) ?? [];
      if (broken.length === 0)
        await updateLocked(strapi, locked, record.data(checked.value, stored));
      return broken;
    });
  }

  return {
    /** The changes of a record and its links, the newest first, with the ETag of its draft; null when there is no such record. */
    async of(wanted: KeptRecord): Promise<{ changes: Change[]; etag: string } | null> {
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
      return { changes: kept.map((change) => presentChange(change, read)), etag: etagOf(now) };
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
