import type { Core } from "@strapi/strapi";
import { historyMessages } from "shared-types/history/codes";
import type { BinItem } from "shared-types/history/answers";
import type { BinRestore, KeptRecord } from "shared-types/history/schema";
import { check } from "shared-types/kit/check";
import { insertRows, type BinnedRows } from "../binned-rows";
import {
  deleteHistory,
  addHistory,
  changeAuthor,
  withoutHistory,
} from "../../../documents/history-rows";
import { fieldsOf, historyKindOf, type HistoryKind } from "../kinds";
import { pastTime } from "../tables";
import type { Saved } from "../../../http/answer-save";
import type { Knex } from "../../../database/knex";
import { lockRecord, saveAtOnce, updateLocked } from "../../../database/record-store";
import { textOf } from "../../../database/row";
import { isUniqueViolation } from "../../../database/unique-violation";
import { serviceOf } from "../../../platform/services";
import { presentBinned } from "../presenter";
import { findBinned, removeBinned, takeBinned } from "../query";

/** The bin: deleted records and deleted photos (docs/decisions/012, 031). */
const binService = ({ strapi }: { strapi: Core.Strapi }) => {
  const photos = () => serviceOf(strapi, "api::photo.bin");

  /** Saves a restored record's unique fields, under the rules of a save. */
  async function claim(trx: Knex, kept: HistoryKind, id: number, value: unknown): Promise<Saved> {
    const { record, unique } = kept;
    const locked = await lockRecord(trx, record, { id });
    if (!unique || !locked?.stored) return [];
    const { field } = unique;
    const checked = await check(record.schema, { ...fieldsOf(locked.stored), [field]: value });
    const broken = "broken" in checked ? checked.broken : [];
    const own = broken.filter(({ fieldId }) => fieldId === field);
    if (own.length > 0) return own;
    await withoutHistory(() => updateLocked(strapi, locked, { [field]: value }));
    return [];
  }

  async function restoreRecord({ kind, id, rename }: BinRestore): Promise<Saved> {
    const kept = historyKindOf(kind);
    const { unique } = kept;
    const who = await changeAuthor(strapi);
    return saveAtOnce(strapi, async (trx) => {
      const found = await takeBinned(trx, { kind, id }, pastTime(Date.now()));
      if (!found) return "missing";
      const rows = JSON.parse(textOf(found["rows"])) as BinnedRows;
      await removeBinned(trx, { kind, id });
      await insertRows(strapi, trx, kept, rows).catch(clash);
      const own = unique ? textOf(rows.row[unique.columns[0] ?? ""]) : "";
      const errors = await claim(trx, kept, id, rename === "" ? own : rename);
      // Rolls back: the record stays in the bin.
      if (errors.length > 0) throw new Unclaimed(errors);
      const after = await kept.record.stored(trx, id);
      if (who !== null)
        await addHistory(trx, who, [{ kind, id, what: "restored", before: null, after }]);
      return [];
    }).catch((error: unknown) => {
      if (error instanceof Unclaimed) return error.errors;
      throw error;
    });
  }

  return {
    /** Everything in the bin, the most recently deleted first. */
    async all(): Promise<BinItem[]> {
      const rows = await findBinned(strapi.db.connection, pastTime(Date.now()));
      const items = [...rows.map(presentBinned), ...(await photos().all())];
      return items.sort((a, b) => Date.parse(b.dateDeleted) - Date.parse(a.dateDeleted));
    },

    /** Restores a record with its id, its connections and their order. */
    restore(wanted: BinRestore): Promise<Saved> {
      return wanted.kind === "photo" ? photos().restore(wanted.id) : restoreRecord(wanted);
    },

    /** Deletes a record of the bin for good, with its history. */
    async remove(wanted: KeptRecord): Promise<Saved> {
      if (wanted.kind === "photo") return photos().drop(wanted.id);
      return saveAtOnce(strapi, async (trx) => {
        if (!(await removeBinned(trx, wanted))) return "missing";
        await deleteHistory(trx, wanted);
        return [];
      });
    },
  };
};

/** Rolls back a restore whose name, or source, another record has. */
class Unclaimed extends Error {
  constructor(readonly errors: Saved) {
    super("That name is taken.");
  }
}

/** A sighting whose import was undone may have come again with the next one. */
function clash(error: unknown): never {
  if (!isUniqueViolation(error, "")) throw error;
  throw new Unclaimed([{ fieldId: "", errorMessage: historyMessages.hereAgain }]);
}

export default binService;
