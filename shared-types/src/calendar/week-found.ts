import type { CalendarKind, Evidence } from "./codes";
import type { YardRecord } from "./records";
import type { Noted } from "./week-words";
import type { Weeks } from "./weeks-around";

/** A photo of the weeks. */
interface Pictured {
  photoId: number;
  day: number;
  /** What the species did is noted with it: it shows the species, and not only the place where it is. */
  isStaged: boolean;
}

/** What is known of a species in the weeks of all years. */
export interface Found extends Omit<Noted, "kind" | "order"> {
  stages: Set<string>;
  evidence: Set<Evidence>;
  years: Set<number>;
  /** How many years ago each of the weeks was that it was recorded in. */
  ago: Set<number>;
  /** It was recorded in the eight weeks before, of some year. */
  wasBefore: boolean;
  /** Its first day in the weeks of this year. */
  first: number;
  photo: Pictured | null;
}

const nothing = (): Found => ({
  stages: new Set(),
  evidence: new Set(),
  years: new Set(),
  ago: new Set(),
  wasBefore: false,
  first: Infinity,
  photo: null,
});

/** One with a stage before one without, then the newest. */
const isBetter = (photo: Pictured, than: Pictured | null) =>
  than === null ||
  Number(photo.isStaged) - Number(than.isStaged) > 0 ||
  (photo.isStaged === than.isStaged && photo.day > than.day);

function note(found: Found, { time, stage, evidence, photoId }: YardRecord, ago: number): void {
  if (stage !== "") found.stages.add(stage);
  found.evidence.add(evidence);
  found.years.add(time.year);
  found.ago.add(ago);
  if (ago === 0) found.first = Math.min(found.first, time.day);
  const photo = { photoId, day: time.day, isStaged: stage !== "" };
  if (photoId > 0 && isBetter(photo, found.photo)) found.photo = photo;
}

/** Hands over the records of a kind that may be in these weeks or just before them; also others. */
export type EachRecord = (
  kind: CalendarKind,
  weeks: readonly Weeks[],
  add: (record: YardRecord) => void,
) => Promise<void>;

export async function collectWeeks(
  eachRecord: EachRecord,
  kind: CalendarKind,
  weeks: readonly Weeks[],
) {
  const all = new Map<number, Found>();
  const lookedFor = new Set<number>();
  await eachRecord(kind, weeks, (record) => {
    const { day, week } = record.time;
    // Of a month or year it is not known whether it was in these weeks.
    if (week === 0) return;
    weeks.forEach(({ before, from, to }, ago) => {
      if (day < before || day > to) return;
      const found = all.get(record.species) ?? nothing();
      all.set(record.species, found);
      if (day < from) {
        found.wasBefore = true;
        lookedFor.add(ago);
      } else note(found, record, ago);
    });
  });
  return { all: new Map([...all].filter(([, { ago }]) => ago.size > 0)), lookedFor };
}

/**
 * In two years or more it was there in these weeks and not in the eight before, when there was somebody to record it. Eight weeks
 * without any record say that nobody looked.
 */
export const isArriving = ({ ago, wasBefore }: Found, lookedFor: ReadonlySet<number>) =>
  !wasBefore && [...ago].filter((one) => lookedFor.has(one)).length > 1;
