import type { AnimalFilter, AnimalSearchColumn, AnimalSortColumn } from "shared-types";
import { fold } from "../../lib/fold";
import { orderByText, type Knex, type Row } from "../../lib/knex";
import { rowsOf } from "../../lib/read-rows";
import {
  findAllSpecies,
  findSpecies,
  findSpeciesById,
  findSpeciesToEdit,
  searchText,
  speciesQuery,
} from "../../lib/species-query";

const ownColumns = ["class_tax", "order", "family"];

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

/** All animals that match, in the filter's order; ties by common name, then id (contract §4). */
export function findAnimals(
  knex: Knex,
  filter: AnimalFilter,
  withInternal: boolean,
): Promise<Row[]> {
  const query = speciesQuery(knex, "animal", ownColumns);
  if (!withInternal) void query.where("animals.internal", false);
  const term = fold(filter.searchTerm);
  if (term !== "") searchText(query, knex, "animal", searchIn[filter.searchColumn], term);
  void query.orderByRaw(orderByText(knex, sortBy[filter.sortColumn], filter.sortDirection));
  void query.orderByRaw(orderByText(knex, "animals.fold_common", "asc"));
  return rowsOf(knex, query.orderBy("animals.id"));
}

/** All animals with their notes, internal ones too, by id. */
export function findAllAnimals(knex: Knex) {
  return findAllSpecies(knex, "animal", ownColumns);
}

/** One animal with its notes, or undefined. */
export function findAnimal(knex: Knex, keyId: string, withInternal: boolean) {
  return findSpecies(knex, "animal", ownColumns, keyId, withInternal);
}

/** The same, also an internal one, by its id. */
export function findAnimalById(knex: Knex, id: number) {
  return findSpeciesById(knex, "animal", ownColumns, id);
}

/** The same, by its key or its id. */
export function findAnimalToEdit(knex: Knex, keyOrId: string) {
  return findSpeciesToEdit(knex, "animal", ownColumns, keyOrId);
}
