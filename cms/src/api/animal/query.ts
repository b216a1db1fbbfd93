import type {
  AnimalFilter,
  AnimalSearchColumn,
  AnimalSortColumn,
} from "shared-types/animal/fields";
import { fold } from "../../database/fold";
import { orderByText, type Knex, type Row } from "../../database/knex";
import { searchText, speciesQuery } from "../species/query";

const searchIn: Record<AnimalSearchColumn, string[]> = {
  com: ["fold_common", "fold_aka"],
  sci: ["fold_scientific"],
  cls: ["fold_class"],
  odr: ["fold_order"],
  not: ["fold_notes"],
};

const sortBy: Record<AnimalSortColumn, string> = {
  com: "animals.fold_common",
  sci: "animals.fold_scientific",
  cls: "animals.fold_class",
  odr: "animals.fold_order",
};

/** All animals that match, in the filter's order; ties by common name, then id (docs/product.md 5.5). */
export async function findAnimals(
  knex: Knex,
  filter: AnimalFilter,
  withInternal: boolean,
): Promise<Row[]> {
  const query = speciesQuery(knex, "animal", withInternal);
  if (!withInternal) void query.where("animals.internal", false);
  const term = fold(filter.searchTerm);
  if (term !== "") searchText(query, knex, "animal", searchIn[filter.searchColumn], term);
  void query.orderByRaw(orderByText(knex, sortBy[filter.sortColumn], filter.sortDirection));
  void query.orderByRaw(orderByText(knex, "animals.fold_common", "asc"));
  return await query.orderBy("animals.id");
}
