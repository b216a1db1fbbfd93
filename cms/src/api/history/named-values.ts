import type { KeptValue } from "shared-types";
import type { Fields } from "./kinds";
import type { Knex } from "../../database/knex";
import { findNames, type Named } from "./query";

const categories: Named = { kind: "category", table: "categories", column: "cp_option_name" };

/** Fields that contain ids of other records. */
const naming: Partial<Record<string, Named>> = {
  animals: { kind: "animal", table: "animals", column: "name_common" },
  plants: { kind: "plant", table: "plants", column: "name_common" },
  keywords: { kind: "keyword", table: "keywords", column: "keyword" },
  categories,
  categoryId: categories,
};

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter((id) => typeof id === "number");

/** Values of drafts for people: ids of other records become names. */
export async function namedValues(
  knex: Knex,
  drafts: readonly Fields[],
): Promise<(field: string, value: unknown) => KeptValue> {
  const names = new Map<string, Map<number, string>>();
  for (const [field, of] of Object.entries(naming)) {
    const ids = [...new Set(drafts.flatMap((draft) => idsIn(draft[field])))];
    if (of && ids.length > 0) names.set(field, await findNames(knex, of, ids));
  }
  return (field, value) => {
    const known = names.get(field);
    const called = (id: number) => known?.get(id) || `No. ${id}`;
    if (Array.isArray(value)) return idsIn(value).map(called);
    if (known && typeof value === "number") return called(value);
    return (value ?? null) as KeptValue;
  };
}
