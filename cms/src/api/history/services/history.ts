import type { Core } from "@strapi/strapi";
import { historyLimits, historyMessages, type KeptKind } from "shared-types/history/codes";
import type { Change } from "shared-types/history/answers";
import type { ChangeUndo, KeptRecord } from "shared-types/history/schema";
import { fieldsOf, historyKindOf } from "../kinds";
import type { Saved } from "../../../http/answer-save";
import { allowsSave, etagOf } from "../../../http/etag";
import type { Row } from "../../../database/knex";
import { lockRecord, saveAtOnce } from "../../../database/record-store";
import { numberOf, textOf } from "../../../database/row";
import { fileTasksDone } from "../../photo/files/file-queue";
import { namedValues } from "../named-values";
import { changesOfLinks } from "../link-changes";
import { draftIn, presentChange, type KeptChange } from "../presenter";
import { findChange, findChanges } from "../query";
import { laterFields, undoChange } from "../undo-change";
import { undoFirstPictures } from "../undo-first-pictures";

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
