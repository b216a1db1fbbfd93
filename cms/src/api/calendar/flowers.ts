import type { Knex } from "../../database/knex";
import { dayOfYear } from "./bloom-times";
import { eachRecord } from "./records";

/** When a plant was noted in flower: the days of the year, and in which years. */
export interface Flowers {
  days: number[];
  years: Set<number>;
}

/** The flowers of every plant that was noted in flower on a known day, by the plant's id. */
export async function readFlowers(
  knex: Knex,
  withInternal: boolean,
): Promise<Map<number, Flowers>> {
  const flowers = new Map<number, Flowers>();
  await eachRecord(knex, { kind: "plants", id: 0, withInternal }, ({ species, stage, time }) => {
    if (stage !== "flower" || time.week === 0) return;
    const known = flowers.get(species) ?? { days: [], years: new Set() };
    known.days.push(dayOfYear(time.date));
    known.years.add(time.year);
    flowers.set(species, known);
  });
  return flowers;
}
