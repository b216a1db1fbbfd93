import type { Hemisphere } from "../site/codes";
import { speciesOfCalendar, thisWeekLength, type CalendarKind } from "./codes";
import type { ThisWeek, ThisWeekItem } from "./answers";
import { collectWeeks, isArriving, type EachRecord, type Found } from "./week-found";
import { stageRank, weekWords, type Noted } from "./week-words";
import { dateOfDay, weeksAround, type Weeks } from "./weeks-around";

/** More years than any yard has photos of; one photo with a wrong date does not make it thousands. */
const mostYears = 60;

/** A species as a line tells of it. */
export interface WeekSpecies {
  id: number;
  keyId: string;
  nameCommon: string;
  /** An animal's order. */
  order: string;
  /** Its thumbnail; 0: none. */
  thumbId: number;
}

type SmallPhoto = NonNullable<ThisWeekItem["photo"]>;

/** What is asked of the records of a garden; of species those that may be shown are answered. */
export interface WeekSource {
  /** The year of the earliest record; 0: there is none. */
  firstYear: () => Promise<number>;
  eachRecord: EachRecord;
  /** The earliest date of each species' records, of any precision: a month is before its days. */
  firstDates: (kind: CalendarKind, ids: number[]) => Promise<ReadonlyMap<number, string>>;
  /** The months, `01` to `12`, of any year, in which each species has a record. */
  months: (kind: CalendarKind, ids: number[]) => Promise<ReadonlyMap<number, ReadonlySet<string>>>;
  species: (kind: CalendarKind, ids: number[]) => Promise<WeekSpecies[]>;
  /** By id, those that may be shown. */
  photos: (ids: number[]) => Promise<ReadonlyMap<number, SmallPhoto>>;
}

/** Where the yard is, and which species the owner has put first or left out. */
export interface WeekPlace {
  hemisphere: Hemisphere;
  chosen: Record<CalendarKind, Record<"pinned" | "hidden", ReadonlySet<number>>>;
}

const dayForm = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

interface Line {
  kind: CalendarKind;
  species: WeekSpecies;
  found: Found;
  text: string;
  rank: number;
}

interface Special {
  isFirst: boolean;
  isArriving: boolean;
}

function lineOf(kind: CalendarKind, species: WeekSpecies, found: Found, special: Special): Line {
  const noted: Noted = { ...found, kind, order: species.order };
  if (special.isFirst) {
    const day = dayForm.format(new Date(dateOfDay(found.first)));
    return { kind, species, found, text: `First record here, ${day}`, rank: 0 };
  }
  if (special.isArriving) return { kind, species, found, text: "Arrives about now", rank: 1 };
  return { kind, species, found, text: weekWords(noted), rank: 2 + stageRank(noted) };
}

const winter = { north: ["12", "01", "02"], south: ["06", "07", "08"] };

/** What is rare or looked for first, then what was there in more years, then by name. */
const byRank = (a: Line, b: Line) =>
  a.rank - b.rank ||
  b.found.ago.size - a.found.ago.size ||
  a.species.nameCommon.localeCompare(b.species.nameCommon, "en") ||
  a.species.id - b.species.id;

async function linesOf(
  kind: CalendarKind,
  weeks: Weeks[],
  hemisphere: WeekPlace["hemisphere"],
  source: WeekSource,
): Promise<Line[]> {
  const { all, lookedFor } = await collectWeeks(source.eachRecord, kind, weeks);
  const day = dateOfDay(weeks[0]?.from ?? 0);
  const onlyNow = [...all].filter(([, { ago }]) => ago.size === 1 && ago.has(0));
  const ids = onlyNow.map(([id]) => id);
  const firsts = await source.firstDates(kind, ids);
  const arriving =
    kind === "animals"
      ? [...all].filter(([, found]) => isArriving(found, lookedFor)).map(([id]) => id)
      : [];
  const months = await source.months(kind, arriving);
  // What is here in winter did not leave.
  const isWintering = (id: number) =>
    winter[hemisphere].some((month) => months.get(id)?.has(month) ?? false);
  const species = await source.species(kind, [...all.keys()]);
  return species
    .flatMap((one) => {
      const found = all.get(one.id);
      const first = firsts.get(one.id);
      const special = {
        isFirst: ids.includes(one.id) && (first === undefined || first >= day),
        isArriving: arriving.includes(one.id) && !isWintering(one.id),
      };
      return found ? lineOf(kind, one, found, special) : [];
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
function photosOf({ kind, species: { thumbId }, found: { photo } }: Line): number[] {
  if (!photo) return [thumbId];
  const isOfPlace = kind === "plants" && !photo.isStaged;
  return isOfPlace ? [thumbId, photo.photoId] : [photo.photoId, thumbId];
}

/**
 * What was in the yard in the two weeks around a day, `YYYY-MM-DD`, in this year and those before: on the server from its
 * database, on a copy of the site from the records that are published with it.
 */
export async function weekOf(day: string, place: WeekPlace, source: WeekSource): Promise<ThisWeek> {
  const year = Number(day.slice(0, 4));
  const first = (await source.firstYear()) || year;
  // The weeks around New Year's Day began in the year before.
  const weeks = weeksAround(day, Math.min(mostYears, Math.max(0, year - first + 1)));
  const of = async (kind: CalendarKind) => {
    const { pinned, hidden } = place.chosen[kind];
    const all = await linesOf(kind, weeks, place.hemisphere, source);
    const lines = all.filter(({ species }) => !hidden.has(species.id));
    const isPinned = ({ species }: Line) => pinned.has(species.id);
    return { first: lines.filter(isPinned), rest: lines.filter((line) => !isPinned(line)) };
  };
  const [plants, animals] = [await of("plants"), await of("animals")];
  const lines = [
    ...inTurn(plants.first, animals.first),
    ...inTurn(plants.rest, animals.rest),
  ].slice(0, thisWeekLength);
  const wanted = lines.map(photosOf);
  const photos = await source.photos(wanted.flat());
  const [own] = weeks;
  return {
    from: dateOfDay(own?.from ?? 0),
    to: dateOfDay(own?.to ?? 0),
    items: lines.map(({ kind, species, found, text }, n) => ({
      kind: speciesOfCalendar[kind],
      keyId: species.keyId,
      nameCommon: species.nameCommon,
      text,
      years: [...found.years].sort((a, b) => a - b),
      photo: wanted[n]?.map((id) => photos.get(id)).find((photo) => photo !== undefined) ?? null,
    })),
  };
}
