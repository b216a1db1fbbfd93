import type { KeptKind } from "shared-types";
import {
  animalDraftSchema,
  categoryDraftSchema,
  keywordDraftSchema,
  linkKeptSchema,
  photoDraftSchema,
  plantDraftSchema,
  quoteDraftSchema,
  resourceDraftSchema,
  type check,
} from "shared-types/schemas";
import { animalRecords } from "../api/animal/saving";
import { categoryRecords } from "../api/category/saving";
import { keywordRecords } from "../api/keyword/saving";
import { linkKeptRecords } from "../api/link/saving";
import { photoRecords } from "../api/photo/saving";
import { plantRecords } from "../api/plant/saving";
import { quoteRecords } from "../api/quote/saving";
import { resourceRecords } from "../api/resource/saving";
import type { RecordKind } from "../lib/record-store";

/** A draft of any kind, by field. */
export type Fields = Record<string, unknown>;

/** What sets one kind of record apart in history and bin. */
export interface Kept {
  kind: KeptKind;
  record: RecordKind<object>;
  /** The rules of its form, which hold for an undo too. */
  schema: Parameters<typeof check<object>>[0];
  /** The fields it is called by: the first that says something. */
  names: string[];
  /** The field it is told apart by. */
  detail: string;
  /** What no two records share: its field, and the columns that hold it. */
  unique?: { field: string; columns: string[] };
}

const keyId = { field: "keyId", columns: ["key_id"] };

const all: Kept[] = [
  {
    ...{ kind: "plant", record: plantRecords, schema: plantDraftSchema },
    ...{ names: ["nameCommon", "nameScientific"], detail: "keyId", unique: keyId },
  },
  {
    ...{ kind: "animal", record: animalRecords, schema: animalDraftSchema },
    ...{ names: ["nameCommon", "nameScientific"], detail: "keyId", unique: keyId },
  },
  {
    ...{ kind: "resource", record: resourceRecords, schema: resourceDraftSchema },
    ...{ names: ["title", "subtitle", "href"], detail: "subtitle" },
  },
  {
    ...{ kind: "link", record: linkKeptRecords, schema: linkKeptSchema },
    ...{ names: ["text", "href"], detail: "href" },
  },
  {
    ...{ kind: "keyword", record: keywordRecords, schema: keywordDraftSchema },
    ...{ names: ["keyword"], detail: "" },
    unique: { field: "keyword", columns: ["keyword", "fold_keyword"] },
  },
  {
    ...{ kind: "category", record: categoryRecords, schema: categoryDraftSchema },
    ...{ names: ["cpOptionName"], detail: "cpOptionValue" },
    unique: { field: "cpOptionName", columns: ["cp_option_name", "fold_name"] },
  },
  {
    ...{ kind: "quote", record: quoteRecords, schema: quoteDraftSchema },
    ...{ names: ["quotation"], detail: "author" },
  },
  {
    ...{ kind: "photo", record: photoRecords, schema: photoDraftSchema },
    ...{ names: ["caption", "alt", "fileName"], detail: "fileName" },
  },
];

const byKind = new Map(all.map((kept) => [kept.kind, kept]));
const byUid = new Map<string, Kept>(all.map((kept) => [kept.record.uid, kept]));

/** All about a kind of record. */
export function keptOf(kind: KeptKind): Kept {
  const found = byKind.get(kind);
  if (!found) throw new Error(`No history is kept of ${kind}.`);
  return found;
}

/** The same, by content type; undefined where no history is kept. */
export function keptByUid(uid: string): Kept | undefined {
  return byUid.get(uid);
}

/** A draft of any kind by the names of its fields, as the history compares and stores it. */
export function fieldsOf(draft: object): Fields {
  return Object.fromEntries(Object.entries(draft));
}

/** What a record is called. */
export function nameOf({ names }: Pick<Kept, "names">, draft: object): string {
  const fields = fieldsOf(draft);
  const texts = names.map((name) => fields[name]).filter((value) => typeof value === "string");
  return texts.find((text) => text !== "") ?? "";
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two drafts differ. */
export function differences(before: Fields, after: Fields): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.filter((field) => !same(before[field], after[field]));
}

/** Fields of a change that are by now neither what it found nor what it left. */
export function changedSince(now: Fields, before: Fields, after: Fields): string[] {
  return differences(before, after).filter(
    (field) => !same(now[field], before[field]) && !same(now[field], after[field]),
  );
}
