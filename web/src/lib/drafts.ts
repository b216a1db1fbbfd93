import { dropSpecies } from "./known-species";
import { localKeys, readLocal, writeLocal } from "./local";

/** What was typed into a form and not saved: the changed fields only. */
export interface Draft {
  /** When, in milliseconds. */
  at: number;
  /** What was stored in these fields when they were typed over. */
  base: Record<string, unknown>;
  typed: Record<string, unknown>;
}

const start = "cpDraft:";
const keptMs = 30 * 86_400_000;
/** A larger one would leave no room for the others. */
const mostLetters = 1_000_000;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string): Draft | null {
  try {
    const { at, base, typed } = JSON.parse(text) as Partial<Draft>;
    return typeof at === "number" && isFields(base) && isFields(typed) ? { at, base, typed } : null;
  } catch {
    return null;
  }
}

/** The draft kept under a key; one that is too old, or unreadable, is dropped. */
export function readDraft(key: string, now = Date.now()): Draft | null {
  const text = readLocal(start + key);
  if (text === "") return null;
  const draft = parse(text);
  if (draft && now - draft.at <= keptMs) return draft;
  dropDraft(key);
  return null;
}

/** Keeps a draft, if there is room for it. */
export function writeDraft(key: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  if (text.length <= mostLetters) writeLocal(start + key, text);
}

/** Drops the draft of one form. */
export function dropDraft(key: string): void {
  writeLocal(start + key, "");
}

/** Drops the drafts of all forms of a record: it was deleted. */
export function dropDraftsOf(kind: string, ids: readonly number[]): void {
  for (const id of ids) {
    dropDraft(`${kind}/${id}`);
    for (const key of localKeys(`${start}${kind}/${id}/`)) writeLocal(key, "");
  }
}

/** Drops all drafts, and what this device knows of internal records: the owner has signed out. */
export function dropDrafts(): void {
  for (const key of localKeys(start)) writeLocal(key, "");
  dropSpecies();
}

/** Drops the drafts that are too old, of whatever form. */
export function dropOldDrafts(now = Date.now()): void {
  for (const key of localKeys(start)) readDraft(key.slice(start.length), now);
}
