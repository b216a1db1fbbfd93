import type { CalendarKind } from "shared-types/calendar/codes";
import {
  publishedRecord,
  type PublishedRecord,
  type PublishedRecords,
  type Yard,
} from "shared-types/calendar/files";
import { from, type Knex } from "../../database/knex";
import { publicPhoto } from "../../database/photo-visibility";
import { idOf, numberOf } from "../../database/row";
import { readSite } from "../site-record/settings";
import { weekChoicesOf } from "../site-record/week-choices";
import { findPairs } from "./companion-query";
import { presentCalendarSpecies } from "./presenter";
import { findCalendarSpecies } from "./query";
import { eachRecord } from "./records";
import { weekSource } from "./week-source";

/** What a copy of the site has of the yard. `records`: by their year, so that a new one changes one file. */
export interface YardFiles {
  yard: Yard;
  records: Map<number, PublishedRecords>;
}

/** Reads what of plants or animals may be published. `isShown`: whether visitors see a photo. */
async function readKind(knex: Knex, kind: CalendarKind, isShown: (photoId: number) => boolean) {
  const site = await readSite(knex, "week");
  const { pinned, hidden } = weekChoicesOf(site, kind);
  const source = weekSource(knex, site.timeZone, false);
  const species = (await findCalendarSpecies(knex, kind, false)).map(presentCalendarSpecies);
  const ids = species.map(({ id }) => id);
  const shown = new Set(ids);
  const [firsts, months] = [await source.firstDates(kind, ids), await source.months(kind, ids)];
  const byYear = new Map<number, PublishedRecord[]>();
  await eachRecord(knex, { kind, id: 0, withInternal: false }, (record) => {
    if (!shown.has(record.species)) return;
    const { year } = record.time;
    const photoId = isShown(record.photoId) ? record.photoId : 0;
    const known = byYear.get(year) ?? [];
    known.push(publishedRecord({ ...record, photoId }));
    byYear.set(year, known);
  });
  return {
    species,
    // What the owner leaves out is not told.
    week: (await source.species(kind, ids))
      .filter(({ id }) => !hidden.has(id))
      .map(({ id, order, thumbId }) => ({
        ...{ id, order, thumbId: isShown(thumbId) ? thumbId : 0 },
        first: firsts.get(id) ?? "",
        months: [...(months.get(id) ?? [])].sort(),
      })),
    pinned: [...pinned].filter((id) => shown.has(id)),
    byYear,
  };
}

/** Reads what a copy of the site has of the yard: nothing that visitors may not see. */
export async function readYardFiles(knex: Knex): Promise<YardFiles> {
  const photos = await from(knex, "photos").whereRaw(publicPhoto()).select("id");
  const photoIds = new Set(photos.map(idOf));
  const isShown = (id: number) => photoIds.has(id);
  const [plants, animals] = [
    await readKind(knex, "plants", isShown),
    await readKind(knex, "animals", isShown),
  ];
  const ids = (all: { id: number }[]) => new Set(all.map(({ id }) => id));
  const [plantIds, animalIds] = [ids(plants.species), ids(animals.species)];
  const pairs = (await findPairs(knex, false))
    .map((row) => [numberOf(row["plant_id"]), numberOf(row["animal_id"])] as const)
    .filter(([plantId, animalId]) => plantIds.has(plantId) && animalIds.has(animalId));
  const years = [...new Set([...plants.byYear.keys(), ...animals.byYear.keys()])].sort();
  const { hemisphere, timeZone } = await readSite(knex);
  return {
    yard: {
      ...{ hemisphere, timeZone },
      species: { plants: plants.species, animals: animals.species },
      week: { plants: plants.week, animals: animals.week },
      pinned: { plants: plants.pinned, animals: animals.pinned },
      pairs,
    },
    records: new Map(
      years.map((year) => [
        year,
        { plants: plants.byYear.get(year) ?? [], animals: animals.byYear.get(year) ?? [] },
      ]),
    ),
  };
}
