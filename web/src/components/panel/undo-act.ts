import { historyCalls, type Change, type KeptRecord, type ValidationErrors } from "shared-types";
import { ownerReadTagged, ownerSaveQuietly } from "../../lib/owner-calls";
import { announceSave } from "../../lib/swr";
import { whyNotDone } from "../form/errors";

/** An act changes all its records in one save: changes further apart (ms) are none of it. */
const oneActMs = 60_000;

/** What an act on several records may have changed. */
export interface Act {
  kind: KeptRecord["kind"];
  /** The records that it did change. */
  ids: readonly number[];
  /** The fields that it can have changed. */
  fields: readonly string[];
}

interface Latest {
  id: number;
  change: Change;
  etag: string;
}

/** The newest change of a record, if it is one of these fields. */
async function latestOf({ kind, fields }: Act, id: number): Promise<Latest[]> {
  const { data, etag } = await ownerReadTagged(historyCalls.history, {
    params: { kind, id },
  });
  const [change] = data.filter(({ link }) => link === null);
  const isOf =
    change?.what === "changed" && change.fields.every((one) => fields.includes(one.fieldId));
  return isOf ? [{ id, change, etag }] : [];
}

/** Takes back by each record's history what an act has changed; a record that has been changed since stays. */
export async function undoAct(act: Act): Promise<{ undone: number[]; errors: ValidationErrors }> {
  const latest = (await Promise.all(act.ids.map((id) => latestOf(act, id)))).flat();
  const last = Math.max(...latest.map(({ change }) => Date.parse(change.at)));
  const undone: number[] = [];
  const errors: ValidationErrors = [];
  for (const { id, change, etag } of latest) {
    if (Date.parse(change.at) < last - oneActMs) continue;
    const body = { changeId: change.changeId, overwrite: false };
    const broken = await ownerSaveQuietly(historyCalls.changeUndo, { body, ifMatch: etag }).catch(
      whyNotDone,
    );
    if (broken.length === 0) undone.push(id);
    errors.push(...broken);
  }
  if (undone.length > 0) announceSave();
  return { undone, errors };
}
