import type { Core } from "@strapi/strapi";
import { bulkMessages } from "shared-types/kit/bulk";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Saved } from "../http/answer-save";
import type { Knex } from "./knex";
import {
  checkDraft,
  deleteLocked,
  lockRecord,
  saveAtOnce,
  updateLocked,
  type LockFor,
  type LockedRecord,
  type RecordKind,
} from "./record-store";

/** The ids of records, and the values that some of their fields get. */
type BulkChange<Draft> = { ids: number[] } & Partial<Draft>;

const refused = (errorMessage: string): ValidationErrors => [{ fieldId: "ids", errorMessage }];

/** Locks records in the order of their ids, so that two calls never wait for each other; null when one is missing. */
async function lockAll<Draft extends object>(
  trx: Knex,
  kind: RecordKind<Draft>,
  ids: readonly number[],
  lockFor: LockFor,
): Promise<LockedRecord<Draft>[] | null> {
  const all: LockedRecord<Draft>[] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const locked = await lockRecord(trx, kind, { id }, lockFor);
    if (!locked) return null;
    all.push(locked);
  }
  return all;
}

/** Deletes several records of one kind in one transaction, each as `recordStore` does. */
export const removingAll =
  <Draft extends object>(strapi: Core.Strapi, kind: RecordKind<Draft>) =>
  (ids: readonly number[]): Promise<Saved> =>
    saveAtOnce(strapi, async (trx) => {
      const all = await lockAll(trx, kind, ids, "deletion");
      if (!all) return refused(bulkMessages.gone);
      for (const locked of all) await deleteLocked(strapi, locked);
      return [];
    });

/** Gives fields of several records the same values in one transaction, each by all rules of a save; errors name theirs. */
export const changingAll =
  <Draft extends object>(
    strapi: Core.Strapi,
    kind: RecordKind<Draft>,
    nameOf: (draft: Draft) => string,
  ) =>
  ({ ids, ...change }: BulkChange<Draft>): Promise<Saved> =>
    saveAtOnce(strapi, async (trx) => {
      const all = await lockAll(trx, kind, ids, "change");
      if (!all) return refused(bulkMessages.gone);
      const saves: { locked: LockedRecord<Draft>; data: object }[] = [];
      for (const locked of all) {
        const { stored } = locked;
        if (!stored) return refused(bulkMessages.gone);
        const checked = await checkDraft(trx, kind, { ...stored, ...change });
        if ("broken" in checked)
          return refused(`${nameOf(stored)}: ${checked.broken[0]?.errorMessage}`);
        saves.push({ locked, data: kind.data(checked.value, stored) });
      }
      for (const { locked, data } of saves) await updateLocked(strapi, locked, data);
      return [];
    });
