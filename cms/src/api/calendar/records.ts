import { speciesOfCalendar, type CalendarKind } from "shared-types/calendar/codes";
import type { SpeciesRecords, ShownSighting } from "shared-types/calendar/answers";
import type { YardRecord } from "shared-types/calendar/records";
import { createStrip, timeOf, timeOfDay, type Time } from "shared-types/calendar/strip";
import { dependsOn } from "../../cache/dependencies";
import type { Knex, Row } from "../../database/knex";
import { idOf, numberOf } from "../../database/row";
import { findNewestOf } from "../sighting/query";
import { readSite } from "../site-record/settings";
import { findCompanionNames, otherKind } from "./companion-query";
import { localDays } from "./local-days";
import {
  findPartlyDated,
  findPhotoMoments,
  findSighted,
  findStages,
  findTagged,
  type Scope,
  type Sighted,
} from "./query";
import { presentHalf, presentOther, presentShownSighting, stageOfKind } from "./presenter";

/** The photos that count, and when each was taken, by id. */
async function readPhotoTimes(
  knex: Knex,
  scope: Scope,
): Promise<{ ids: number[]; times: (Time | undefined)[] }> {
  const { timeZone } = await readSite(knex);
  const dayOfMoment = localDays(timeZone);
  const times: (Time | undefined)[] = [];
  const { ids, moments } = await findPhotoMoments(knex, scope);
  for (const [n, id] of ids.entries()) times[id] = timeOfDay(dayOfMoment(moments[n] ?? 0));
  for (const { photoId, takenOn } of await findPartlyDated(knex))
    if (times[photoId]) times[photoId] = timeOf(takenOn);
  return { ids, times };
}

/** What sightings say of the species of their photo, by both: the photo is the record, with the stage of either, or of both. */
function stagesOfPhotos(sightings: Sighted[], kind: CalendarKind): Map<string, string[]> {
  const stages = new Map<string, string[]>();
  for (const { isPhotos, photoId, species, stage } of sightings) {
    const own = isPhotos ? stageOfKind(stage, kind) : "";
    if (own === "") continue;
    const key = `${photoId} ${species}`;
    stages.set(key, [...(stages.get(key) ?? []), own]);
  }
  return stages;
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
  const reading = readPhotoTimes(knex, scope);
  // With a span of time only its photos are looked up; without one, nearly all photos count.
  const among = scope.between && (await reading).ids;
  const [{ times }, stages, tagged, sightings] = await Promise.all([
    reading,
    findStages(knex, scope, among),
    findTagged(knex, scope, among),
    findSighted(knex, scope),
  ]);
  const sightedStages = stagesOfPhotos(sightings, scope.kind);
  for (const [species, photoIds] of tagged)
    for (const id of photoIds) {
      const time = times[id];
      if (!time) continue;
      const stage = stages.get(id)?.get(species) ?? "";
      const others = sightedStages.get(`${id} ${species}`) ?? [];
      const noted = [stage, ...others].filter((one) => one !== "");
      for (const one of noted.length > 0 ? new Set(noted) : [""])
        add({ species, time, stage: one, evidence: "photo", photoId: id });
    }
  for (const { date, stage, isPhotos, ...sighted } of sightings)
    if (!isPhotos) add({ ...sighted, time: timeOf(date), stage: stageOfKind(stage, scope.kind) });
}

/** The other species of sightings that may be shown, by id. */
async function readOthers(
  knex: Knex,
  { kind, withInternal }: Scope,
  rows: Row[],
): Promise<Map<number, ShownSighting["other"]>> {
  const others = otherKind[kind];
  const ids = [...new Set(rows.map((row) => numberOf(row["other"])))].filter((id) => id > 0);
  dependsOn(others, ids);
  const names = await findCompanionNames(knex, others, ids, withInternal);
  const other = speciesOfCalendar[others];
  return new Map(names.map((row) => [idOf(row), presentOther(other, row)]));
}

/** What a plant's or animal's page has of the calendar; its photos are declared with the page. */
export async function readSpeciesRecords(knex: Knex, scope: Scope): Promise<SpeciesRecords> {
  dependsOn(`${speciesOfCalendar[scope.kind]}records`, [scope.id]);
  const strip = createStrip();
  const { kind, id, withInternal } = scope;
  const [rows] = await Promise.all([
    findNewestOf(knex, speciesOfCalendar[kind], id, withInternal),
    eachRecord(knex, scope, ({ time, stage }) => strip.add(time, stage)),
  ]);
  const others = await readOthers(knex, scope, rows);
  const sightings = rows.map((row) => {
    const other = numberOf(row["other"]);
    const isWhole = other === 0 || others.has(other);
    return isWhole ? presentShownSighting(row, others.get(other) ?? null) : presentHalf(row, kind);
  });
  return { ...strip.present(), sightings };
}
