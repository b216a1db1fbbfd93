import { createFlowers, type Flowers } from "shared-types/calendar/facets";
import type { Knex } from "../../database/knex";
import { eachRecord } from "./records";

/** The flowers of every plant that was noted in flower on a known day, by the plant's id. */
export async function readFlowers(
  knex: Knex,
  withInternal: boolean,
): Promise<Map<number, Flowers>> {
  const { flowers, add } = createFlowers();
  await eachRecord(knex, { kind: "plants", id: 0, withInternal }, add);
  return flowers;
}
