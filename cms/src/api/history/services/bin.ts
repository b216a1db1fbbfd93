import type { Core } from "@strapi/strapi";
import type { BinItem, BinRestore, KeptRecord } from "shared-types";
import { check } from "shared-types/schemas";
import { insertRows, type BinnedRows } from "../../../history/binned-rows";
import { forgetRecord, keepChanges, keepsFor, withoutHistory } from "../../../history/keep";
import { fieldsOf, keptOf, type Kept } from "../../../history/kinds";
import { pastTime } from "../../../history/tables";
import type { Saved } from "../../../lib/answer-save";
import type { Knex } from "../../../lib/knex";
import { documentsOf, saveAtOnce, takeRow } from "../../../lib/record-store";
import { textOf } from "../../../lib/row";
import { serviceOf } from "../../../services";
import { presentBinned } from "../presenter";
import { findBinned, removeBinned, takeBinned } from "../query";

/** The bin: deleted records and deleted photos (decisions 018, 072). */
const binService = ({ strapi }: { strapi: Core.Strapi }) => {
  const photos = () => serviceOf(strapi, "api::photo.bin");

  /** Gives a restored record what must be its alone, by the rules of a save. */
  async function claim(trx: Knex, kept: Kept, id: number, value: unknown): Promise<Saved> {
    const { record, schema, unique } = kept;
    const documentId = await takeRow(trx, record.table, id);
    const stored = await record.stored(trx, id);
    if (!unique || documentId === null || !stored) return [];
    const { field } = unique;
    const checked = await check(schema, { ...fieldsOf(stored), [field]: value });
    const faults = "broken" in checked ? checked.broken : [];
    const own = faults.filter(({ fieldId }) => fieldId === field);
    if (own.length > 0) return own;
    const update = () =>
      documentsOf(strapi, record.uid).update({ documentId, data: { [field]: value } });
    await withoutHistory(update);
    return [];
  }

  async function restoreRecord({ kind, id, rename }: BinRestore): Promise<Saved> {
    const kept = keptOf(kind);
    const { unique } = kept;
    const who = await keepsFor(strapi);
    return saveAtOnce(strapi, async (trx) => {
      const found = await takeBinned(trx, { kind, id }, pastTime(Date.now()));
      if (!found) return "missing";
      const rows = JSON.parse(textOf(found["rows"])) as BinnedRows;
      await removeBinned(trx, { kind, id });
      await insertRows(trx, kept, rows);
      const own = unique ? textOf(rows.row[unique.columns[0] ?? ""]) : "";
      const faults = await claim(trx, kept, id, rename === "" ? own : rename);
      // Nothing of it stays: the record is in the bin as before.
      if (faults.length > 0) throw new Unclaimed(faults);
      const after = await kept.record.stored(trx, id);
      if (who !== null)
        await keepChanges(trx, who, [{ kind, id, what: "restored", before: null, after }]);
      return [];
    }).catch((error: unknown) => {
      if (error instanceof Unclaimed) return error.faults;
      throw error;
    });
  }

  return {
    /** Everything in the bin, the last deleted first. */
    async all(): Promise<BinItem[]> {
      const rows = await findBinned(strapi.db.connection, pastTime(Date.now()));
      const items = [...rows.map(presentBinned), ...(await photos().all())];
      return items.sort((a, b) => Date.parse(b.dateDeleted) - Date.parse(a.dateDeleted));
    },

    /** Brings a record back as it was: its id, what it was connected with, and its places there. */
    restore(wanted: BinRestore): Promise<Saved> {
      return wanted.kind === "photo" ? photos().restore(wanted.id) : restoreRecord(wanted);
    },

    /** Deletes for good what is in the bin, and its history. */
    async remove(wanted: KeptRecord): Promise<Saved> {
      if (wanted.kind === "photo") return photos().drop(wanted.id);
      return saveAtOnce(strapi, async (trx) => {
        if (!(await removeBinned(trx, wanted))) return "missing";
        await forgetRecord(trx, wanted);
        return [];
      });
    },
  };
};

/** Ends the transaction of a restore whose name another record has. */
class Unclaimed extends Error {
  constructor(readonly faults: Saved) {
    super("The name is taken.");
  }
}

export type BinService = ReturnType<typeof binService>;
export default binService;
