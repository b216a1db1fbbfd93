import type { Change, KeptRecord, KeptValue } from "shared-types/history/codes";
import { historyCalls } from "shared-types/history/owner";
import type { ValidationErrors } from "shared-types/kit/errors";
import { ownerReadTagged, ownerSaveQuietly } from "../../lib/owner-calls";
import { announceSave } from "../../lib/swr";
import { whyNotDone } from "../form/errors";

/** An act changes all its records in one save: changes further apart (ms) are none of it. */
const oneActMs = 60_000;

/** What the site has changed by itself because an act changed one of its records. */
export interface AlsoChanged {
  kind: KeptRecord["kind"];
  id: number;
  /** That record of the act. */
  because: number;
  /** The fields of which some were set, and to what. */
  fields: readonly string[];
  value: KeptValue;
}

/** What an act on several records may have changed. */
export interface Act {
  kind: KeptRecord["kind"];
  /** The records that it did change. */
  ids: readonly number[];
  /** The fields that it can have changed. */
  fields: readonly string[];
  also?: readonly AlsoChanged[];
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

/** The change that set these fields, if none has been set since. */
async function latestSetting({ kind, id, fields, value }: AlsoChanged): Promise<Latest[]> {
  const { data, etag } = await ownerReadTagged(historyCalls.history, { params: { kind, id } });
  const set = (change: Change) => change.fields.filter(({ fieldId }) => fields.includes(fieldId));
  const change = data.find((one) => set(one).length > 0);
  return change && set(change).every(({ after }) => after === value) ? [{ id, change, etag }] : [];
}

const undoChange = ({ change: { changeId }, etag }: Latest): Promise<ValidationErrors> =>
  ownerSaveQuietly(historyCalls.changeUndo, {
    body: { changeId, overwrite: false },
    ifMatch: etag,
  }).catch(whyNotDone);

/** Takes back by each record's history what an act has changed; a record that has been changed since stays, and what came with it. */
export async function undoAct(act: Act): Promise<{ undone: number[]; errors: ValidationErrors }> {
  const latest = (await Promise.all(act.ids.map((id) => latestOf(act, id)))).flat();
  const last = Math.max(...latest.map(({ change }) => Date.parse(change.at)));
  const undone: number[] = [];
  const errors: ValidationErrors = [];
  const isOfAct = ({ change }: Latest) => Date.parse(change.at) >= last - oneActMs;
  for (const one of latest.filter(isOfAct)) {
    const broken = await undoChange(one);
    if (broken.length === 0) undone.push(one.id);
    errors.push(...broken);
  }
  const also = (act.also ?? []).filter(({ because }) => undone.includes(because));
  const settings = (await Promise.all(also.map(latestSetting))).flat().filter(isOfAct);
  for (const one of settings) errors.push(...(await undoChange(one)));
  if (undone.length > 0) announceSave();
  return { undone, errors };
}
