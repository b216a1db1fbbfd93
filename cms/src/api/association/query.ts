import type { AssociationFilter } from "shared-types/association/schema";
import { from, type Knex, type Row } from "../../database/knex";
import { nameOfSpecies } from "../species/query";

const columns = ["id", "animal_id", "plant_id", "interaction", "source", "href"].map(
  (column) => `associations.${column}`,
);

/** Those of an animal or a plant, or all, with the names of both; 0 stands for any. */
export async function findAssociations(
  knex: Knex,
  { animalId, plantId }: AssociationFilter,
): Promise<Row[]> {
  const query = from(knex, "associations");
  void query.select(
    ...columns,
    nameOfSpecies(knex, "animal", "associations.animal_id"),
    nameOfSpecies(knex, "plant", "associations.plant_id"),
  );
  if (animalId > 0) void query.where("animal_id", animalId);
  if (plantId > 0) void query.where("plant_id", plantId);
  return await query.orderBy("animal_name").orderBy("plant_name").orderBy("associations.id");
}

/** One association. */
export function findAssociation(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "associations").where({ id }).first<Row | undefined>(columns);
}
