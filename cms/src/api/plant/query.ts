import { plantFields, type PlantFilter, type PlantSortColumn } from "shared-types/plant/fields";
import { plantCodeShown } from "shared-types/plant/list";
import { codesMeant } from "shared-types/species/list";
import { fold } from "../../database/fold";
import { orderByText, type Knex, type Query, type Row } from "../../database/knex";
import { searchedBy, sortedBy, type SortBy } from "../species/columns";
import { searchText, speciesQuery } from "../species/query";

/** The term is matched with codes and labels here, and the query asks for the codes found. */
const { texts, codes: coded } = searchedBy(plantFields);

/** Columns whose text is searched. */
const textColumns: Record<string, string[]> = {
  com: ["fold_common", "fold_aka"],
  sci: ["fold_scientific"],
  ...texts,
  not: ["fold_notes"],
};

const sortBy: Record<PlantSortColumn, SortBy> = {
  com: { column: "plants.fold_common", text: true },
  sci: { column: "plants.fold_scientific", text: true },
  ...sortedBy("plants", plantFields),
  hgt: { column: "coalesce(plants.height_sort, 0)", text: false },
  wth: { column: "coalesce(plants.width_sort, 0)", text: false },
  // Where nobody has counted is less than none.
  kst: { column: "coalesce(plants.keystone, -1)", text: false },
};

function search(query: Query, knex: Knex, filter: PlantFilter): void {
  const term = fold(filter.searchTerm);
  if (term === "") return;
  const codes = coded[filter.searchColumn];
  if (codes)
    void query.whereIn(`plants.${codes.column}`, codesMeant(codes.labels, term, plantCodeShown));
  const columns = textColumns[filter.searchColumn];
  if (columns) searchText(query, knex, "plant", columns, term);
}

/** All plants that match, in the filter's order; ties by common name, then id (docs/product.md 5.5). */
export async function findPlants(
  knex: Knex,
  filter: PlantFilter,
  withInternal: boolean,
): Promise<Row[]> {
  const query = speciesQuery(knex, "plant", withInternal);
  if (!withInternal) void query.where("plants.internal", false);
  search(query, knex, filter);
  const { column, text } = sortBy[filter.sortColumn];
  void query.orderByRaw(
    text ? orderByText(knex, column, filter.sortDirection) : `${column} ${filter.sortDirection}`,
  );
  void query.orderByRaw(orderByText(knex, "plants.fold_common", "asc"));
  return await query.orderBy("plants.id");
}
