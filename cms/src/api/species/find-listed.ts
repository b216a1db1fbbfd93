import type { FieldTable } from "shared-types/kit/record-fields";
import type { SpeciesKind } from "shared-types/species/codes";
import { codesMeant, type ListQuery } from "shared-types/species/list";
import { fold } from "../../database/fold";
import { orderByText, type Knex, type Row } from "../../database/knex";
import { searchedBy, sortedBy, type SortBy } from "./columns";
import { searchText, speciesQuery } from "./query";

interface ListedBy {
  kind: SpeciesKind;
  fields: FieldTable;
  /** A code as tables show it. */
  codeShown: (code: string) => string;
  /** Columns whose text is searched elsewhere than the fields say. */
  searched?: Readonly<Record<string, string[]>>;
  /** Columns that are sorted otherwise than the fields say. */
  sorted: Readonly<Record<string, SortBy>>;
}

/** Finds the plants or animals of a list: all that match, in the filter's order; ties by common name, then id (docs/product.md 5.5). */
export function listFinder({ kind, fields, codeShown, searched = {}, sorted }: ListedBy) {
  const table = `${kind}s`;
  // The term is matched with codes and labels here, and the query asks for the codes found.
  const { texts, codes } = searchedBy(fields);
  const textColumns: Record<string, string[]> = {
    com: ["fold_common", "fold_aka"],
    sci: ["fold_scientific"],
    not: ["fold_notes"],
    ...texts,
    ...searched,
  };
  const byName = { column: `${table}.fold_common`, text: true };
  const sortBy: Record<string, SortBy> = {
    com: byName,
    sci: { column: `${table}.fold_scientific`, text: true },
    ...sortedBy(table, fields),
    ...sorted,
  };

  return async (knex: Knex, filter: ListQuery, withInternal: boolean): Promise<Row[]> => {
    const query = speciesQuery(knex, kind, withInternal);
    if (!withInternal) void query.where(`${table}.internal`, false);
    const term = fold(filter.searchTerm);
    const code = codes[filter.searchColumn];
    const columns = textColumns[filter.searchColumn];
    if (term !== "" && code)
      void query.whereIn(`${table}.${code.column}`, codesMeant(code.labels, term, codeShown));
    if (term !== "" && columns) searchText(query, knex, kind, columns, term);
    const { column, text } = sortBy[filter.sortColumn] ?? byName;
    void query.orderByRaw(
      text ? orderByText(knex, column, filter.sortDirection) : `${column} ${filter.sortDirection}`,
    );
    // Named twice, SQLite would sort what its index has in order.
    if (column !== byName.column) void query.orderByRaw(orderByText(knex, byName.column, "asc"));
    return await query.orderBy(`${table}.id`);
  };
}
