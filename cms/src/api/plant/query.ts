import {
  moistureLabels,
  plantTypeLabels,
  seasonLabels,
  sunCodeShown,
  sunLabels,
  type Sun,
} from "shared-types/plant/codes";
import type { PlantFilter, PlantSearchColumn, PlantSortColumn } from "shared-types/plant/fields";
import { fold } from "../../database/fold";
import { orderByText, type Knex, type Query, type Row } from "../../database/knex";
import { searchText, speciesQuery } from "../species/query";

/** Columns whose text is searched. */
const textColumns: Partial<Record<PlantSearchColumn, string[]>> = {
  com: ["fold_common", "fold_aka"],
  sci: ["fold_scientific"],
  hgt: ["fold_height"],
  wth: ["fold_width"],
  not: ["fold_notes"],
};

/** Columns of codes: the term is matched with codes and labels here, and the query asks for the codes found. */
const codeColumns: Partial<
  Record<PlantSearchColumn, { column: string; labels: Record<string, string> }>
> = {
  typ: { column: "plants.type", labels: plantTypeLabels },
  sun: { column: "plants.sun", labels: sunLabels },
  mst: { column: "plants.moisture", labels: moistureLabels },
  sea: { column: "plants.season", labels: seasonLabels },
};

const sortBy: Record<PlantSortColumn, { column: string; text: boolean }> = {
  com: { column: "plants.fold_common", text: true },
  sci: { column: "plants.fold_scientific", text: true },
  typ: { column: "plants.rank_type", text: false },
  sun: { column: "plants.rank_sun", text: false },
  mst: { column: "plants.rank_moisture", text: false },
  hgt: { column: "coalesce(plants.height_sort, 0)", text: false },
  wth: { column: "coalesce(plants.width_sort, 0)", text: false },
  sea: { column: "plants.rank_season", text: false },
};

function codesFor(labels: Record<string, string>, term: string): string[] {
  return Object.entries(labels)
    .filter(([code, label]) =>
      [code, sunCodeShown(code as Sun), label].some((shown) => fold(shown).includes(term)),
    )
    .map(([code]) => code);
}

function search(query: Query, knex: Knex, filter: PlantFilter): void {
  const term = fold(filter.searchTerm);
  if (term === "") return;
  const codes = codeColumns[filter.searchColumn];
  if (codes) void query.whereIn(codes.column, codesFor(codes.labels, term));
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
