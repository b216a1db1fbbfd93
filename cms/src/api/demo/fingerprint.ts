import { createHash } from "node:crypto";
import type { KeptKind } from "shared-types/history/codes";
import { fieldsOf } from "../history/kinds";

/** What tells whether the owner has changed a record. */
export interface Fingerprint {
  /** Hash of its own values; '' of a record that the owner had changed before it was noted. */
  body: string;
  /** The records it refers to, such as `plant:12`: they may go without a change of this one. */
  refs: string[];
}

/** Fields with ids of other records, and the kind of those. */
const references: Partial<Record<KeptKind, Record<string, KeptKind>>> = {
  plant: { thumbId: "photo", bannerId: "photo" },
  animal: { thumbId: "photo", bannerId: "photo" },
  photo: { plants: "plant", animals: "animal", categories: "category", keywords: "keyword" },
  sighting: { plantId: "plant", animalId: "animal", photoId: "photo" },
  association: { plantId: "plant", animalId: "animal" },
  link: { plants: "plant", animals: "animal" },
};

const isEmpty = (value: unknown) =>
  value === "" || value === null || value === undefined || value === 0 || value === false;

/** Without what is empty, so that a field that a later version adds is no change; keys in one order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(canonical);
  if (typeof value !== "object" || value === null) return isEmpty(value) ? undefined : value;
  const entries = Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, canonical(inner)])
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The hash of any value; the same on both databases. */
export const hashOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(value) ?? ""))
    .digest("base64url")
    .slice(0, 22);

/** A reference as fingerprints have it. */
export const refTo = (kind: KeptKind, id: number) => `${kind}:${id}`;

/** The record that a reference is to, without what else it says. */
export const targetOf = (ref: string): string => ref.split(" ")[0] ?? ref;

interface Drawing {
  plantings?: { plantId: number }[];
}

/** A plan refers to the plant of each planting; a planting that was moved is another one. */
function planParts(fields: Record<string, unknown>) {
  const sheets = (fields["sheets"] ?? []) as Drawing[];
  const refs = sheets.flatMap(({ plantings = [] }) =>
    plantings.map((planting) => `${refTo("plant", planting.plantId)} ${hashOf(planting)}`),
  );
  return {
    body: { ...fields, sheets: sheets.map((sheet) => ({ ...sheet, plantings: [] })) },
    refs,
  };
}

/** The fingerprint of a record's draft. */
export function fingerprintOf(kind: KeptKind, draft: object): Fingerprint {
  const fields = fieldsOf(draft);
  const named = references[kind] ?? {};
  const own = Object.entries(fields).filter(([name]) => !(name in named));
  const plain = { body: Object.fromEntries(own), refs: [] as string[] };
  const { body, refs } = kind === "plan" ? planParts(plain.body) : plain;
  for (const [name, target] of Object.entries(named))
    for (const id of [fields[name] ?? []].flat())
      if (id !== 0) refs.push(refTo(target, Number(id)));
  return { body: hashOf(body), refs: [...new Set(refs)].sort() };
}

/** Whether the owner has changed a record: what it lost because another record went does not count. */
export function hasChanged(
  now: Fingerprint,
  noted: Fingerprint,
  isThere: (target: string) => boolean,
): boolean {
  if (now.body !== noted.body) return true;
  if (now.refs.some((ref) => !noted.refs.includes(ref))) return true;
  return noted.refs.some((ref) => !now.refs.includes(ref) && isThere(targetOf(ref)));
}
