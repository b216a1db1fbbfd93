import { animalFields, type AnimalFilter, type AnimalSortColumn } from "shared-types/animal/fields";
import { fold } from "../../database/fold";
import { orderByText, type Knex, type Row } from "../../database/knex";
import { searchedBy, sortedBy, type SortBy } from "../species/columns";
import { searchText, speciesQuery } from "../species/query";

const searchIn: Record<string, string[]> = {
  com: ["fold_common", "fold_aka"],
  sci: ["fold_scientific"],
  ...searchedBy(animalFields).texts,
  cls: ["fold_class"],
  not: ["fold_notes"],
};

const sortBy: Record<AnimalSortColumn, SortBy> = {
  com: { column: "animals.fold_common", text: true },
  sci: { column: "animals.fold_scientific", text: true },
  ...sortedBy("animals", animalFields),
  cls: { column: "animals.fold_class", text: true },
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
  if (term !== "") searchText(query, knex, "animal", searchIn[filter.searchColumn] ?? [], term);
  void query.orderByRaw(orderByText(knex, sortBy[filter.sortColumn].column, filter.sortDirection));
  void query.orderByRaw(orderByText(knex, "animals.fold_common", "asc"));
  return await query.orderBy("animals.id");
}
