import type { Change } from "shared-types/history/answers";
import type { KeptRecord } from "shared-types/history/schema";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { ownerReadTagged, ownerSaveQuietly } from "../../lib/owner-calls";
import { announceSave } from "../../lib/announce-save";
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
  const { data, etag } = await ownerReadTagged("GET /api/history/{kind}/{id}", {
    params: { kind, id },
  });
  const [change] = data.filter(({ link }) => link === null);
  const isOf =
    change?.what === "changed" && change.fields.every((one) => fields.includes(one.fieldId));
  return isOf ? [{ id, change, etag }] : [];
}

const undoChange = ({ change: { changeId }, etag }: Latest): Promise<ValidationErrors> =>
  ownerSaveQuietly("POST /api/changeundo", {
    body: { changeId, overwrite: false },
    ifMatch: etag,
  }).catch(whyNotDone);

/** Takes back by each record's history what an act has changed; a record that has been changed since stays. */
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
  if (undone.length > 0) announceSave();
  return { undone, errors };
}
