import type { KeptKind } from "shared-types/history/codes";
import { animalRecords } from "../animal/saving";
import { associationRecords } from "../association/saving";
import { categoryRecords } from "../category/saving";
import { keywordRecords } from "../keyword/saving";
import { linkKeptRecords } from "../link/saving";
import { photoRecords } from "../photo/saving";
import { planRecords } from "../plan/saving";
import { viewpointRecords } from "../plan/viewpoint-saving";
import { plantRecords } from "../plant/saving";
import { quoteRecords } from "../quote/saving";
import { resourceRecords } from "../resource/saving";
import { sightingRecords } from "../sighting/saving";
import { siteRecords } from "../site-record/saving";
import { slidesRecords } from "../slides/saving";
import type { RecordKind } from "../../database/record-store";

/** A draft of any kind, by field. */
export type Fields = Record<string, unknown>;

/** What history and bin need to know about one kind of record. */
export interface HistoryKind {
  kind: KeptKind;
  record: RecordKind<object>;
  /** The fields that name it: the first that is not empty. */
  names: string[];
  /** The field that identifies it. */
  detail: string;
  /** Its unique field, and the columns that store it. */
  unique?: { field: string; columns: string[] };
}

const keyId = { field: "keyId", columns: ["key_id"] };

const all: HistoryKind[] = [
  {
    kind: "plant",
    record: plantRecords,
    names: ["nameCommon", "nameScientific"],
    detail: "keyId",
    unique: keyId,
  },
  {
    kind: "animal",
    record: animalRecords,
    names: ["nameCommon", "nameScientific"],
    detail: "keyId",
    unique: keyId,
  },
  {
    kind: "resource",
    record: resourceRecords,
    names: ["title", "subtitle", "href"],
    detail: "subtitle",
  },
  { kind: "link", record: linkKeptRecords, names: ["text", "href"], detail: "href" },
  {
    kind: "keyword",
    record: keywordRecords,
    names: ["keyword"],
    detail: "",
    unique: { field: "keyword", columns: ["keyword", "fold_keyword"] },
  },
  {
    kind: "category",
    record: categoryRecords,
    names: ["cpOptionName"],
    detail: "cpOptionValue",
    unique: { field: "cpOptionName", columns: ["cp_option_name", "fold_name"] },
  },
  { kind: "quote", record: quoteRecords, names: ["quotation"], detail: "author" },
  { kind: "plan", record: planRecords, names: ["title"], detail: "keyId", unique: keyId },
  { kind: "viewpoint", record: viewpointRecords, names: ["name"], detail: "" },
  { kind: "sighting", record: sightingRecords, names: ["note", "date"], detail: "date" },
  { kind: "association", record: associationRecords, names: ["source"], detail: "interaction" },
  {
    kind: "photo",
    record: photoRecords,
    names: ["caption", "alt", "fileName"],
    detail: "fileName",
  },
  { kind: "site", record: siteRecords, names: ["title", "welcomeTitle"], detail: "" },
  { kind: "slides", record: slidesRecords, names: [], detail: "" },
];

/** All kinds of records that are saved by the rules of `documents/`. */
export const recordKinds = all.map(({ record }) => record);

const byKind = new Map(all.map((kept) => [kept.kind, kept]));
const byUid = new Map<string, HistoryKind>(all.map((kept) => [kept.record.uid, kept]));

/** Everything about a kind of record. */
export function historyKindOf(kind: KeptKind): HistoryKind {
  const found = byKind.get(kind);
  if (!found) throw new Error(`No history is kept of ${kind}.`);
  return found;
}

/** The same, by content type; undefined if no history is kept. */
export function historyKindByUid(uid: string): HistoryKind | undefined {
  return byUid.get(uid);
}

/** A draft of any kind by field name, as the history compares and stores it. */
export function fieldsOf(draft: object): Fields {
  return Object.fromEntries(Object.entries(draft));
}

/** The name of a record. */
export function nameOf({ names }: Pick<HistoryKind, "names">, draft: object): string {
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

/** Fields of a change that now have neither its old nor its new value. */
export function changedSince(now: Fields, before: Fields, after: Fields): string[] {
  return differences(before, after).filter(
    (field) => !same(now[field], before[field]) && !same(now[field], after[field]),
  );
}
