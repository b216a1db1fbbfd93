import { fieldsWith, type FieldsWith, type FieldTable } from "shared-types/kit/record-fields";
import { choice, nonEmpty, type FilterField } from "../../lib/filter";

/** The names of the fields that a list is filtered by. */
export type Faceted<Table extends FieldTable> = FieldsWith<Table, "facet">;

/** The fields that a list is filtered by. */
export const facetsOf = <Table extends FieldTable>(table: Table) =>
  fieldsWith(table, "facet") as [Faceted<Table>, Table[Faceted<Table>]][];

/** The same facets in a list's filter, with their names in its address. */
export function facetFilter<Table extends FieldTable>(
  table: Table,
  params: Readonly<Record<Faceted<Table>, string>>,
) {
  const fields = facetsOf(table).map(([name, { labels }]) => {
    const read = labels ? choice(Object.keys(labels)) : nonEmpty(100);
    return [name, { param: params[name], read }] as const;
  });
  return {
    defaults: Object.fromEntries(fields.map(([name]) => [name, undefined])),
    fields: Object.fromEntries(fields),
  } as {
    defaults: Record<Faceted<Table>, undefined>;
    fields: Record<Faceted<Table>, FilterField<string | undefined>>;
  };
}
