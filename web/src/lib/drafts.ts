import { dropSpecies } from "./known-species";
import { localKeys, readLocal, writeLocal } from "./local";

/** What was typed into a form and not saved: the changed fields only. */
export interface Draft {
  /** Its own among the drafts of its form, and what its save is known by: a UUID. */
  key: string;
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

const isDraft = (value: unknown): value is Omit<Draft, "key"> & Partial<Draft> =>
  isFields(value) && typeof value.at === "number" && isFields(value.base) && isFields(value.typed);

/** A UUID of a moment. */
const keyOfTime = (at: number) =>
  `00000000-0000-4000-8000-${Math.trunc(at).toString(16).padStart(12, "0")}`;

/** A single draft, or one without a key, is what former versions wrote. */
function parse(text: string): Draft[] {
  try {
    const drafts = [JSON.parse(text) as unknown].flat().filter(isDraft);
    return drafts.map((draft) => ({ ...draft, key: draft.key ?? keyOfTime(draft.at) }));
  } catch {
    return [];
  }
}

/** The drafts kept under a key, the newest first; those that are too old, or unreadable, are dropped. */
export function readDrafts(key: string, now = Date.now()): Draft[] {
  const text = readLocal(start + key);
  if (text === "") return [];
  const drafts = parse(text).filter(({ at }) => now - at <= keptMs);
  if (drafts.length === 0) dropDrafts(key);
  return drafts;
}

/** Keeps the drafts of one form, the newest first, as many as there is room for. */
export function writeDrafts(key: string, drafts: readonly Draft[]): void {
  const text = drafts.length > 0 ? JSON.stringify(drafts) : "";
  if (text.length <= mostLetters) writeLocal(start + key, text);
  else if (drafts.length > 1) writeDrafts(key, drafts.slice(0, -1));
}

/** Drops the drafts of one form. */
export function dropDrafts(key: string): void {
  writeDrafts(key, []);
}

/** Drops all drafts, and what this device knows of internal records: the owner has signed out. */
export function dropAllDrafts(): void {
  for (const key of localKeys(start)) writeLocal(key, "");
  dropSpecies();
}

/** Drops the drafts that are too old, of whatever form. */
export function dropOldDrafts(now = Date.now()): void {
  for (const key of localKeys(start)) readDrafts(key.slice(start.length), now);
}
