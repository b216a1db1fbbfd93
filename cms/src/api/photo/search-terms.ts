import type { PhotoFilter } from "shared-types";
import { fold } from "../../database/fold";
import { from, holds, isPostgres, type Knex, type Query } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import type { TagKind } from "../../database/tag-kinds";
import { environment } from "../../platform/environment";
import { dateRange } from "./date-range";

/** Tags by kind; a photo matches when it has any of them. */
export type TagSet = [kind: TagKind, ids: number[]][];

/** What a filter asks of a photo: a tag of every set, and a condition on its own columns. */
export interface Conditions {
  tagSets: TagSet[];
  /** `matches`: how many are known to match; 0 while that is being counted. */
  own: ((query: Query, matches: number) => void) | null;
}

/** The names that a search for keywords looks at. */
const nameColumns = [
  ["keywords", "fold_keyword"],
  ["plants", "fold_common"],
  ["animals", "fold_common"],
] as const;

/** Keywords, plants and animals whose name contains the term. */
async function tagsNamed(knex: Knex, term: string, withInternal: boolean): Promise<TagSet> {
  const queries = nameColumns.map(([kind, column]) => {
    const query = from(knex, kind).whereRaw(holds(knex, column), [term]);
    if (kind !== "keywords" && !withInternal) void query.where("internal", false);
    return query.select("id", knex.raw("? as kind", [kind]));
  });
  const rows = await (knex.unionAll(queries) as Query);
  return nameColumns.flatMap(([kind]): TagSet => {
    const found = rows.filter((row) => textOf(row["kind"]) === kind);
    return found.length === 0 ? [] : [[kind, found.map((row) => numberOf(row["id"]))]];
  });
}

/** So many matches of a date are soon met in the sorted index; fewer are found by their date and sorted. */
const manyMatches = 10_000;

/** Dates within a day, month or year; null when the term is no date. */
function during(knex: Knex, column: string, term: string): Conditions["own"] {
  const range = dateRange(term, environment.timeZone);
  if (!range) return null;
  const at = (ms: number) => (isPostgres(knex) ? new Date(ms) : ms);
  return (query, matches) => {
    // The unary plus keeps SQLite from the index of dates, whose many matches it would have to sort.
    const isMany = matches > manyMatches && !isPostgres(knex);
    const compared = knex.raw(isMany ? "+??" : "??", [column]);
    void query.where(compared, ">=", at(range.from)).where(compared, "<", at(range.to));
  };
}

/** Beyond 9 digits no id can match. */
const idPattern = /^\d{1,9}$/;

/** What the term asks of a photo's own columns; null when no photo can match. */
function ownCondition(knex: Knex, column: string, term: string): Conditions["own"] {
  switch (column) {
    case "pid":
      return idPattern.test(term) ? (query) => void query.where("photos.id", Number(term)) : null;
    case "cap":
      return (query) => void query.whereRaw(holds(knex, "fold_caption"), [term]);
    case "dtu":
      return during(knex, "date_uploaded", term);
    default:
      return during(knex, "date_taken", term);
  }
}

/** What a filter asks for; null when no photo can match. */
export async function conditionsOf(
  knex: Knex,
  { category, searchColumn, searchTerm }: PhotoFilter,
  withInternal: boolean,
): Promise<Conditions | null> {
  const tagSets: TagSet[] = category === 0 ? [] : [[["categories", [category]]]];
  const term = fold(searchTerm);
  if (term === "") return { tagSets, own: null };
  if (searchColumn !== "kwd") {
    const own = ownCondition(knex, searchColumn, term);
    return own && { tagSets, own };
  }
  const named = await tagsNamed(knex, term, withInternal);
  // First: the set that is counted, the largest.
  return named.length === 0 ? null : { tagSets: [named, ...tagSets], own: null };
}
