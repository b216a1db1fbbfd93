import { isAnimalStage, isPlantStage, type CalendarKind, type SpeciesRecords } from "shared-types";
import { dependsOn } from "../../cache/dependencies";
import type { Knex } from "../../database/knex";
import { readSite } from "../site-record/settings";
import { localDays } from "./local-days";
import { findPhotoMoments, findSighted, findStages, findTagged, type Scope } from "./query";
import { createStrip, timeOf, timeOfDay, type Time } from "./strip";

/** One record of a species. */
export interface YardRecord {
  species: number;
  time: Time;
  stage: string;
}

/** When each photo that counts was taken; many share a day. */
async function readPhotoTimes(knex: Knex, scope: Scope): Promise<Map<number, Time>> {
  const { timeZone } = await readSite(knex);
  const dayOfMoment = localDays(timeZone);
  const days = new Map<number, Time>();
  const times = new Map<number, Time>();
  for (const [id, moment] of await findPhotoMoments(knex, scope)) {
    const day = dayOfMoment(moment);
    const time = days.get(day) ?? timeOfDay(day);
    days.set(day, time);
    times.set(id, time);
  }
  return times;
}

/** A sighting of an animal on a plant has the stage of one of them. */
function stageOfKind(stage: string, kind: CalendarKind): string {
  return (kind === "plants" ? isPlantStage : isAnimalStage)(stage) ? stage : "";
}

/**
 * Hands over every record: of each dated photo's tags, and of each sighting. Nothing of it is stored twice: a photo's day is
 * that of the garden's time zone (docs/decisions/059).
 */
export async function eachRecord(
  knex: Knex,
  scope: Scope,
  add: (record: YardRecord) => void,
): Promise<void> {
  const times = await readPhotoTimes(knex, scope);
  const stages = await findStages(knex, scope);
  for (const [species, photoIds] of await findTagged(knex, scope))
    for (const id of photoIds) {
      const time = times.get(id);
      if (time) add({ species, time, stage: stages.get(id)?.get(species) ?? "" });
    }
  for (const { species, date, stage } of await findSighted(knex, scope))
    add({ species, time: timeOf(date), stage: stageOfKind(stage, scope.kind) });
}

/** What a plant's or animal's page has of the calendar; its photos are declared with the page. */
export async function readSpeciesRecords(knex: Knex, scope: Scope): Promise<SpeciesRecords> {
  dependsOn(`${scope.kind === "plants" ? "plant" : "animal"}records`, [scope.id]);
  const strip = createStrip();
  await eachRecord(knex, scope, ({ time, stage }) => strip.add(time, stage));
  return strip.present();
}
