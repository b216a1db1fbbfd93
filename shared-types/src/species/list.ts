import { byCodePoint, fold, hasSpelled, spelled } from "../kit/fold";
import type { SortDirection } from "../kit/list";
import { fieldsWith, type FieldTable } from "../kit/record-fields";

/** What a row of a list has to be searched and sorted. */
interface Listed {
  nameCommon: string;
  nameScientific: string;
  aka: string;
}

/** What differs between the lists of plants and animals. */
export interface SpeciesList<Row extends Listed> {
  fields: FieldTable;
  idOf: (row: Row) => number;
  /** By the code of its column, the number that a text is sorted by. */
  numbers: Readonly<Record<string, (row: Row) => number>>;
  /** A code as tables show it. */
  codeShown: (code: string) => string;
}

export interface ListQuery {
  searchColumn: string;
  searchTerm: string;
  sortColumn: string;
  sortDirection: SortDirection;
}

/** The codes that a folded term means: by themselves, as tables show them, or by their labels. */
export const codesMeant = (
  labels: Readonly<Record<string, string>>,
  term: string,
  codeShown: (code: string) => string,
): string[] =>
  Object.entries(labels)
    .filter(([code, label]) =>
      [code, codeShown(code), label].some((shown) => fold(shown).includes(term)),
    )
    .map(([code]) => code);

const textOf = (row: object, name: string): string => {
  const value: unknown = Reflect.get(row, name);
  return typeof value === "string" ? value : "";
};

/** The texts that are searched in a column. */
function textsIn<Row extends Listed>(
  { fields }: SpeciesList<Row>,
  column: string,
  notesOf: (row: Row) => string,
): (row: Row) => string[] {
  switch (column) {
    case "com":
      return ({ nameCommon, aka }) => [fold(nameCommon), fold(aka)];
    case "sci":
      return ({ nameScientific }) => [fold(nameScientific)];
    case "not":
      return (row) => [notesOf(row)];
    default: {
      const [name] =
        fieldsWith(fields, "column").find(([, field]) => field.column === column) ?? [];
      return (row) => (name === undefined ? [] : [fold(textOf(row, name))]);
    }
  }
}

/** Whether a row has what is searched for; null if all have. */
function searchOf<Row extends Listed>(
  list: SpeciesList<Row>,
  { searchColumn, searchTerm }: ListQuery,
  notesOf: (row: Row) => string,
): ((row: Row) => boolean) | null {
  const term = fold(searchTerm);
  if (term === "") return null;
  // Half of a sign is in no text.
  if (/\p{Surrogate}/u.test(term)) return () => false;
  const coded = fieldsWith(list.fields, "labels").find(([, { column }]) => column === searchColumn);
  if (coded) {
    const [name, { labels = {} }] = coded;
    const meant = new Set(codesMeant(labels, term, list.codeShown));
    return (row) => meant.has(textOf(row, name));
  }
  const asked = spelled(term);
  const texts = textsIn(list, searchColumn, notesOf);
  return (row) => texts(row).some((text) => hasSpelled(text, asked));
}

type Compare<Row> = (one: Row, other: Row) => number;

/** Compares by something that is computed once for each row. */
function by<Row extends object, Value>(
  valueOf: (row: Row) => Value,
  compare: Compare<Value>,
): Compare<Row> {
  const known = new WeakMap<Row, Value>();
  const value = (row: Row) => {
    const found = known.get(row) ?? valueOf(row);
    known.set(row, found);
    return found;
  };
  return (one, other) => compare(value(one), value(other));
}

const byNumber: Compare<number> = (one, other) => one - other;

/** The order of a column: codes in their natural one, rows without a code last. */
function orderOf<Row extends Listed>(
  { fields, numbers }: SpeciesList<Row>,
  column: string,
): Compare<Row> {
  const number = numbers[column];
  if (number) return by(number, byNumber);
  if (column === "com") return by(({ nameCommon }: Row) => fold(nameCommon), byCodePoint);
  if (column === "sci") return by(({ nameScientific }: Row) => fold(nameScientific), byCodePoint);
  const found = fieldsWith(fields, "column").find(([, field]) => field.column === column);
  const [name = "", { labels } = {}] = found ?? [];
  if (!labels) return by((row: Row) => fold(textOf(row, name)), byCodePoint);
  const codes = Object.keys(labels);
  const place = (row: Row) => codes.indexOf(textOf(row, name));
  return by((row: Row) => (place(row) === -1 ? codes.length : place(row)), byNumber);
}

/**
 * The rows of a list that match a filter, in its order; ties by common name, then id (docs/product.md 5.5): what the
 * database answers (cms/src/api/species/query.ts), for a copy of the site that has none. `notesOf`: a row's notes, folded.
 */
export function listSpecies<Row extends Listed>(
  list: SpeciesList<Row>,
  rows: readonly Row[],
  query: ListQuery,
  notesOf: (row: Row) => string,
): Row[] {
  const isFound = searchOf(list, query, notesOf);
  const order = orderOf(list, query.sortColumn);
  const sign = query.sortDirection === "asc" ? 1 : -1;
  const byName = orderOf(list, "com");
  return (isFound ? rows.filter(isFound) : [...rows]).sort(
    (one, other) =>
      sign * order(one, other) || byName(one, other) || list.idOf(one) - list.idOf(other),
  );
}
