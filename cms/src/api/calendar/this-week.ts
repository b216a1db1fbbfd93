import { DateTime } from "luxon";
import {
  thisWeekLength,
  type CalendarKind,
  type Evidence,
  type ThisWeekItem,
} from "shared-types/calendar/codes";
import type { WeekChoices } from "shared-types/site/codes";
import type { Knex, Row } from "../../database/knex";
import { idOf, numberOf, textOf } from "../../database/row";
import { weekChoicesOf } from "../site-record/week-choices";
import type { Scope } from "./query";
import { eachRecord, type YardRecord } from "./records";
import {
  findFirstYear,
  findInMonths,
  findKnownBefore,
  findSmallPhotos,
  findSpecies,
} from "./week-query";
import { stageRank, weekWords, type Noted } from "./week-words";
import { dateOfDay, momentsOf, weeksAround, type Weeks } from "./weeks-around";

/** More years than any yard has photos of; one photo with a wrong date does not make it thousands. */
const mostYears = 60;

/** What is known of a species in the weeks of all years. */
interface Found extends Omit<Noted, "kind" | "order"> {
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

/** A photo of the weeks. */
interface Pictured {
  photoId: number;
  day: number;
  /** What the species did is noted with it: it shows the species, and not only the place where it is. */
  isStaged: boolean;
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

/** What is known of species, and how many years ago somebody recorded any in the eight weeks before. */
interface Collected {
  all: Map<number, Found>;
  lookedFor: Set<number>;
}

async function collect(knex: Knex, scope: Scope, weeks: Weeks[]): Promise<Collected> {
  const all = new Map<number, Found>();
  const lookedFor = new Set<number>();
  await eachRecord(knex, { ...scope, between: weeks.map(momentsOf) }, (record) => {
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
const isArriving = ({ ago, wasBefore }: Found, lookedFor: ReadonlySet<number>) =>
  !wasBefore && [...ago].filter((one) => lookedFor.has(one)).length > 1;

const dayForm = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

interface Line {
  row: Row;
  found: Found;
  text: string;
  rank: number;
}

interface Special {
  isFirst: boolean;
  isArriving: boolean;
}

function lineOf(kind: CalendarKind, row: Row, found: Found, special: Special): Line {
  const noted: Noted = { ...found, kind, order: textOf(row["order"]) };
  if (special.isFirst) {
    const day = dayForm.format(new Date(dateOfDay(found.first)));
    return { row, found, text: `First record here, ${day}`, rank: 0 };
  }
  if (special.isArriving) return { row, found, text: "Arrives about now", rank: 1 };
  return { row, found, text: weekWords(noted), rank: 2 + stageRank(noted) };
}

/** Where the yard is. */
interface Place {
  timeZone: string;
  hemisphere: "north" | "south";
}

const winter = { north: ["12", "01", "02"], south: ["06", "07", "08"] };

/** What is rare or looked for first, then what was there in more years, then by name. */
const byRank = (a: Line, b: Line) =>
  a.rank - b.rank ||
  b.found.ago.size - a.found.ago.size ||
  textOf(a.row["name_common"]).localeCompare(textOf(b.row["name_common"]), "en") ||
  idOf(a.row) - idOf(b.row);

async function linesOf(
  knex: Knex,
  scope: Scope,
  weeks: Weeks[],
  { timeZone: zone, hemisphere }: Place,
): Promise<Line[]> {
  const { kind, withInternal } = scope;
  const { all, lookedFor } = await collect(knex, scope, weeks);
  const day = dateOfDay(weeks[0]?.from ?? 0);
  const moment = DateTime.fromISO(day, { zone }).toMillis();
  const onlyNow = [...all].filter(([, { ago }]) => ago.size === 1 && ago.has(0));
  const ids = onlyNow.map(([id]) => id);
  const known = await findKnownBefore(knex, scope, ids, { day, moment });
  const arriving = [...all].filter(([, found]) => isArriving(found, lookedFor)).map(([id]) => id);
  // What is here in winter did not leave.
  const wintering =
    kind === "animals" ? await findInMonths(knex, scope, arriving, winter[hemisphere]) : new Set();
  const rows = await findSpecies(knex, kind, [...all.keys()], withInternal);
  return rows
    .flatMap((row) => {
      const found = all.get(idOf(row));
      const id = idOf(row);
      const special = {
        isFirst: ids.includes(id) && !known.has(id),
        isArriving: kind === "animals" && arriving.includes(id) && !wintering.has(id),
      };
      return found ? lineOf(kind, row, found, special) : [];
    })
    .sort(byRank);
}

/** Plants and animals in turn, so that a spring full of flowers has its birds too. */
function inTurn<Item>(first: Item[], second: Item[]): Item[] {
  const longest = Math.max(first.length, second.length);
  return Array.from({ length: longest }, (_, n) => [first[n], second[n]])
    .flat()
    .filter((item) => item !== undefined);
}

/**
 * The photos that can stand beside a line, the best first. What an animal is tagged on shows it; a plant may be only
 * the ground under what is, unless its stage is noted: its thumbnail says better which plant it is.
 */
function photosOf({ row, found: { photo } }: Line, kind: CalendarKind): number[] {
  const thumb = numberOf(row["thumb_id"]);
  if (!photo) return [thumb];
  const isOfPlace = kind === "plants" && !photo.isStaged;
  return isOfPlace ? [thumb, photo.photoId] : [photo.photoId, thumb];
}

/** What was in the yard in the two weeks around a day, in this year and those before. */
export async function readThisWeek(
  knex: Knex,
  day: string,
  site: WeekChoices & Place,
  withInternal: boolean,
): Promise<{ from: string; to: string; items: ThisWeekItem[] }> {
  const year = Number(day.slice(0, 4));
  const first = Number(await findFirstYear(knex, withInternal)) || year;
  // The weeks around New Year's Day began in the year before.
  const weeks = weeksAround(day, Math.min(mostYears, Math.max(0, year - first + 1)));
  const of = async (kind: CalendarKind) => {
    const { pinned, hidden } = weekChoicesOf(site, kind);
    const all = await linesOf(knex, { kind, id: 0, withInternal }, weeks, site);
    const lines = all
      .filter(({ row }) => !hidden.has(idOf(row)))
      .map((line) => ({ ...line, kind }));
    const isPinned = ({ row }: Line) => pinned.has(idOf(row));
    return { first: lines.filter(isPinned), rest: lines.filter((line) => !isPinned(line)) };
  };
  const [plants, animals] = [await of("plants"), await of("animals")];
  const lines = [
    ...inTurn(plants.first, animals.first),
    ...inTurn(plants.rest, animals.rest),
  ].slice(0, thisWeekLength);
  const wanted = lines.map((line) => photosOf(line, line.kind));
  const photos = await findSmallPhotos(knex, wanted.flat(), withInternal);
  const [own] = weeks;
  return {
    from: dateOfDay(own?.from ?? 0),
    to: dateOfDay(own?.to ?? 0),
    items: lines.map((line, n) => ({
      kind: line.kind === "plants" ? "plant" : "animal",
      keyId: textOf(line.row["key_id"]),
      nameCommon: textOf(line.row["name_common"]),
      text: line.text,
      years: [...line.found.years].sort((a, b) => a - b),
      photo: wanted[n]?.map((id) => photos.get(id)).find((photo) => photo !== undefined) ?? null,
    })),
  };
}
