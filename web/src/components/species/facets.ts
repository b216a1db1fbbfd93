import type { ReactNode } from "react";

/** A value of a facet: a code, or what an address may hold. */
export interface FacetChoice {
  value: string;
  label: string;
  glyph?: ReactNode;
}

/**
 * One thing a list can be filtered by (docs/decisions/069). `Known` is what the rows do not say themselves and is read only when
 * somebody asks for it.
 */
export interface Facet<Row, Name extends string, Known> {
  /** The field of the filter; without a value any row fits. */
  name: Name;
  label: string;
  /** Its choices are offered in a select: there are many. */
  isLong?: boolean;
  /** It cannot tell without what is known. */
  needsKnown?: boolean;
  choices: (
    rows: readonly Row[],
    known: Known | undefined,
    chosen: string | undefined,
  ) => FacetChoice[];
  /** Makes the test of a value, which says whether a row fits. */
  fits: (value: string, known: Known | undefined) => (row: Row) => boolean;
}

/**
 * The facets whose value is none of their choices, as that of an animal that was renamed or deleted since: such a value
 * means any (docs/product.md 2.4). `rows` are all rows of the list.
 */
export const withoutChoice = <Row, Name extends string, Known>(
  facets: readonly Facet<Row, Name, Known>[],
  chosen: Readonly<Record<Name, string | undefined>>,
  rows: readonly Row[],
  known: Known | undefined,
): Facet<Row, Name, Known>[] =>
  facets.filter(({ name, choices }) => {
    const value = chosen[name];
    return value && !choices(rows, known, value).some((choice) => choice.value === value);
  });

interface Narrowed<Row, Name> {
  /** The rows that fit all that is chosen. */
  shown: readonly Row[];
  /** How many rows a choice of a facet would leave, with what is chosen of the others. */
  countOf: (name: Name, value: string) => number;
}

/** Filters rows by the values chosen of each facet, and counts what each other choice would leave. */
export function narrow<Row, Name extends string, Known>(
  facets: readonly Facet<Row, Name, Known>[],
  chosen: Readonly<Record<Name, string | undefined>>,
  rows: readonly Row[],
  known: Known | undefined,
): Narrowed<Row, Name> {
  const tests = facets
    .map(({ name, fits }) => ({ name, value: chosen[name], fits }))
    .flatMap(({ name, value, fits }) => (value ? { name, fits: fits(value, known) } : []));
  const fitting = (except?: Name) =>
    rows.filter((row) => tests.every(({ name, fits }) => name === except || fits(row)));
  const without = new Map<Name, Row[]>();
  return {
    shown: tests.length === 0 ? rows : fitting(),
    countOf: (name, value) => {
      const left = without.get(name) ?? fitting(name);
      without.set(name, left);
      const facet = facets.find((one) => one.name === name);
      return facet ? left.filter(facet.fits(value, known)).length : 0;
    },
  };
}

/** Whether something is chosen that only what is known can tell. */
export const asksForKnown = <Row, Name extends string, Known>(
  facets: readonly Facet<Row, Name, Known>[],
  chosen: Readonly<Record<Name, string | undefined>>,
): boolean => facets.some(({ name, needsKnown }) => needsKnown && chosen[name]);
