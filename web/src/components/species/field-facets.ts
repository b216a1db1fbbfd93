import type { FieldTable } from "shared-types/kit/record-fields";
import type { Facet, FacetChoice } from "./facets";
import { facetsOf, type Faceted } from "./field-filter";

/** The texts that rows have, by name. */
function valuesOf<Name extends string>(
  rows: readonly Readonly<Record<Name, string>>[],
  field: Name,
): FacetChoice[] {
  const values = [...new Set(rows.map((row) => row[field]))].filter((value) => value !== "");
  return values.sort((a, b) => a.localeCompare(b, "en")).map((value) => ({ value, label: value }));
}

/** The facets of a table: a code is chosen by its label, if rows have any, a text among those that rows have. */
export const fieldFacets = <Table extends FieldTable>(table: Table) =>
  facetsOf(table).map(
    ([name, { label, labels }]): Facet<
      Readonly<Record<Faceted<Table>, string>>,
      Faceted<Table>,
      unknown
    > => ({
      name,
      label,
      choices: (rows, _known, chosen) =>
        labels && (chosen || rows.some((row) => row[name] !== ""))
          ? Object.entries(labels).map(([value, words]) => ({ value, label: words }))
          : valuesOf(rows, name),
      fits: (value) => (row) => row[name] === value,
    }),
  );
