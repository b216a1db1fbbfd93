import type { YardRecord } from "shared-types/calendar/records";
import { timeOf, timeOfDay, type Time } from "shared-types/calendar/strip";
import type { GapOffer } from "shared-types/gap/codes";
import type { Interaction } from "shared-types/interaction/codes";
import { isDate } from "shared-types/kit/date";
import type { Knex } from "../../database/knex";
import { localDays } from "../calendar/local-days";
import { eachRecord } from "../calendar/records";
import { offerOfInteraction, offerOfStage, type NotedDay } from "./offers";
import { findInteractions, findNotes } from "./query";

/** What the yard and books tell of a plant. */
export interface Noted {
  days: Record<GapOffer, NotedDay[]>;
  interactions: Set<Interaction>;
}

const nothing = (): Noted => ({
  days: { nectar: [], fruit: [], host: [] },
  interactions: new Set(),
});

/** Collects what is noted, plant by plant. */
function createNotes() {
  const notes = new Map<number, Noted>();
  const of = (plantId: number): Noted => {
    const known = notes.get(plantId) ?? nothing();
    notes.set(plantId, known);
    return known;
  };
  return {
    of,
    /** A year alone says nothing of the month. */
    addDay(plantId: number, offer: GapOffer | undefined, { month, date }: Time): void {
      if (!offer || month === 0) return;
      of(plantId).days[offer].push({ month, day: Number(date.slice(8)) });
    },
  };
}

/** When a photo was taken: at a moment, or on a day, in a month or year. */
const timeTaken = (taken: string, dayOfMoment: (ms: number) => number): Time =>
  isDate(taken) ? timeOf(taken) : timeOfDay(dayOfMoment(Date.parse(taken)));

/** What is noted of each plant: its stages, and what animals that are not in the bin did on it. Hands over every record of a plant on the way. */
export async function readNotes(
  knex: Knex,
  { timeZone, isAnimal }: { timeZone: string; isAnimal: (animalId: number) => boolean },
  add: (record: YardRecord) => void,
): Promise<(plantId: number) => Noted> {
  const notes = createNotes();
  const dayOfMoment = localDays(timeZone);
  await eachRecord(knex, { kind: "plants", id: 0, withInternal: true }, (record) => {
    add(record);
    notes.addDay(record.species, offerOfStage[record.stage], record.time);
  });
  const addDoing = (plantId: number, interaction: Interaction, time: Time | null): void => {
    notes.of(plantId).interactions.add(interaction);
    if (time) notes.addDay(plantId, offerOfInteraction[interaction], time);
  };
  for (const { dateTaken, notes: tagNotes } of await findNotes(knex)) {
    const time = dateTaken === null ? null : timeTaken(dateTaken, dayOfMoment);
    for (const { plantId, animalId, interaction } of tagNotes.interactions)
      if (isAnimal(animalId)) addDoing(plantId, interaction, time);
  }
  for (const { plantId, interaction, date } of await findInteractions(knex))
    addDoing(plantId, interaction, date === "" ? null : timeOf(date));
  return notes.of;
}
