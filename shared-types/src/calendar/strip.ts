import { dayMs } from "../kit/date";
import type { SpeciesRecords } from "./answers";
import { isoWeekOf } from "../kit/iso-week";
import { stages } from "../stage/codes";

/** When something was: a day that is known, or a month or year. */
export interface Time {
  year: number;
  month: number;
  /** 0 for a month or year: the day is not known. */
  week: number;
  /** The last day it may have been, counted from 1970. */
  day: number;
  date: string;
}

function timeIn(day: number): Time {
  const date = new Date(day * dayMs).toISOString().slice(0, 10);
  const [year, month] = date.split("-").map(Number);
  return { year: year ?? 0, month: month ?? 0, week: isoWeekOf(date).week, day, date };
}

/** The days asked for: photos share a few thousand. */
const times = new Map<number, Time>();

/** A day, as a time. */
export function timeOfDay(day: number): Time {
  let time = times.get(day);
  if (!time) times.set(day, (time = timeIn(day)));
  return time;
}

/** A day, month or year as a sighting has it. */
export function timeOf(date: string): Time {
  if (date.length === 10) return timeOfDay(Date.parse(`${date}T00:00:00Z`) / dayMs);
  const [year = 0, month = 0] = date.split("-").map(Number);
  // The day before the next month, or year.
  const day = Math.floor(Date.UTC(year, month || 12, 1) / dayMs) - 1;
  return { year, month, week: 0, day, date };
}

interface Counted {
  count: number;
  stages: string[];
}

/** An array by week or month: a map takes three times as long for forty thousand records. */
function countIn(all: Counted[], at: number, stage: string): void {
  const counted = (all[at] ??= { count: 0, stages: [] });
  counted.count += 1;
  if (stage !== "" && !counted.stages.includes(stage)) counted.stages.push(stage);
}

type Noted = SpeciesRecords["weeks"][number]["stages"];

const none: Noted = [];
const inOrder = (noted: string[]): Noted =>
  noted.length > 0 ? stages.filter((stage) => noted.includes(stage)) : none;

/** In the order of time. A calendar has ten thousand weeks, for which `flatMap` takes ten times as long. */
function presentCounted<Present>(
  all: Counted[],
  present: (number: number, count: number, stages: Noted) => Present,
): Present[] {
  const presented: Present[] = [];
  // Weeks without a record are holes, which `forEach` passes by.
  all.forEach(({ count, stages: noted }, number) => {
    presented.push(present(number, count, inOrder(noted)));
  });
  return presented;
}

const newestFirst = <Value>(all: Map<number, Value>) => [...all].sort(([a], [b]) => b - a);

/** What is counted of a species. */
export type Recorded = Omit<SpeciesRecords, "sightings">;

/** Collects the records of one species. */
export function createStrip() {
  let count = 0;
  const weeks: Counted[] = [];
  const months: Counted[] = [];
  const firsts = new Map<number, Time>();
  const flowering = new Map<number, { first: Time; last: Time }>();

  function noteFlower(time: Time): void {
    const known = flowering.get(time.year) ?? { first: time, last: time };
    if (time.day < known.first.day) known.first = time;
    if (time.day > known.last.day) known.last = time;
    flowering.set(time.year, known);
  }

  return {
    add(time: Time, stage: string): void {
      count += 1;
      if (time.month === 0) return;
      if (time.week === 0) countIn(months, time.month, stage);
      else {
        countIn(weeks, time.week, stage);
        if (stage === "flower") noteFlower(time);
      }
      // A month counts as its last day. Where both are the same, the known day is first.
      const first = firsts.get(time.year);
      const isEarlier = !first || time.day < first.day;
      if (isEarlier || (time.day === first.day && time.week > 0)) firsts.set(time.year, time);
    },

    /** What there is of it. */
    present: (): Recorded => ({
      count,
      weeks: presentCounted(weeks, (week, count, stages) => ({ week, count, stages })),
      months: presentCounted(months, (month, count, stages) => ({ month, count, stages })),
      firsts: newestFirst(firsts).map(([year, { date }]) => ({ year, date })),
      flowering: newestFirst(flowering).map(([year, { first, last }]) => ({
        year,
        first: first.date,
        last: last.date,
      })),
    }),
  };
}

export type Strip = ReturnType<typeof createStrip>;
