import type { Core } from "@strapi/strapi";
import {
  bloomLength,
  bloomTimes,
  dateInYear,
  type BloomTime,
  holdsDay,
} from "shared-types/calendar/bloom-times";
import type { Flowers } from "shared-types/calendar/facets";
import { seasonLabels, type Season } from "shared-types/plant/codes";
import { paths } from "shared-types/site/paths";
import { dependsOnAll } from "../../../cache/dependencies";
import type { Row } from "../../../database/knex";
import { dateOf, idOf, textOf } from "../../../database/row";
import { environment } from "../../../platform/environment";
import { readSite } from "../../site-record/settings";
import { siteIds } from "../../site-record/site-ids";
import { speciesById } from "../../species/query";
import { readFlowers } from "../flowers";
import { icalendarOf, type YearlyEvent } from "../icalendar";

/** For each bloom of a plant that was ever told: a day of the year that it had, by its number (1 is the first). */
type Anchors = Record<string, number[]>;

const storeOf = (strapi: Core.Strapi) =>
  strapi.store({ type: "api", name: "calendar", key: "bloom-numbers" });

/**
 * Numbers the blooms of a plant. One keeps the number that it had whatever is noted before or after it, and no number is given
 * again: a calendar knows an event by it. Of two that became one, the lower stays.
 * @returns the number of each time, and the anchors with those of new blooms
 */
function numberBlooms(
  times: readonly BloomTime[],
  anchors: readonly number[],
): { numbers: number[]; anchors: number[] } {
  const all = [...anchors];
  const numbers = times.map((time) => {
    const known = anchors.findIndex((day) => holdsDay(time, day));
    return known >= 0 ? known + 1 : all.push(time.from);
  });
  return { numbers, anchors: all };
}

/** Numbers the blooms of all plants, by the id of the plant, and stores the numbers of new ones. */
async function numberAllBlooms(
  strapi: Core.Strapi,
  all: ReadonlyMap<number, readonly BloomTime[]>,
): Promise<Map<number, number[]>> {
  const store = storeOf(strapi);
  const stored = ((await store.get({})) as Anchors | null) ?? {};
  const numbered = new Map(
    [...all].map(([id, times]) => [id, numberBlooms(times, stored[id] ?? [])]),
  );
  const isNew = ([id, { anchors }]: [number, { anchors: number[] }]) =>
    anchors.length > (stored[id] ?? []).length;
  const added = [...numbered].filter(isNew).map(([id, { anchors }]) => [id, anchors]);
  if (added.length > 0) await store.set({ value: { ...stored, ...Object.fromEntries(added) } });
  return new Map([...numbered].map(([id, { numbers }]) => [id, numbers]));
}

/** The address of a page for who is elsewhere. */
type AddressOf = (path: string) => string;

const onSite: AddressOf = (path) => environment.publicUrl + path;

/** A plant's times of bloom, each with its number. */
interface Blooms {
  times: BloomTime[];
  numbers: number[];
  authority: string;
}

function eventsOf(
  row: Row,
  { years }: Flowers,
  { times, numbers, authority }: Blooms,
  addressOf: AddressOf,
): YearlyEvent[] {
  const year = Math.min(...years);
  const season = seasonLabels[textOf(row["season"]) as Season] as string | undefined;
  const known = years.size === 1 ? String(year) : `${years.size} years`;
  return times.map((time, n) => ({
    uid: `bloom-${idOf(row)}-${numbers[n] ?? 0}@${authority}`,
    changed: dateOf(row["updated_at"]) ?? "1970-01-01T00:00:00Z",
    from: dateInYear(time.from, year),
    days: bloomLength(time),
    summary: `${textOf(row["name_common"])} in flower`,
    description: [
      textOf(row["name_scientific"]),
      `In flower here in ${known}.`,
      ...(season === undefined ? [] : [`Its season in the books: ${season.toLowerCase()}.`]),
    ].join("\n"),
    url: addressOf(paths.floraDetail(textOf(row["key_id"]))),
  }));
}

/** When the plants of the yard are in flower, for calendar apps. */
const bloomService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The iCalendar: for each plant that was noted in flower an event that comes back each year. */
  async icalendar(addressOf = onSite): Promise<string> {
    const knex = strapi.db.connection;
    dependsOnAll("photos", "plants", "plantrecords");
    const { title } = await readSite(knex);
    const flowers = await readFlowers(knex, false);
    const rows = await speciesById(knex, "plant", [...flowers.keys()], false, ["updated_at"]);
    const times = new Map([...flowers].map(([id, { days }]) => [id, bloomTimes(days)]));
    const [numbers, { authority }] = [await numberAllBlooms(strapi, times), await siteIds(strapi)];
    const events = rows
      .sort((a, b) => idOf(a) - idOf(b))
      .flatMap((row) =>
        eventsOf(
          row,
          flowers.get(idOf(row)) ?? { days: [], years: new Set() },
          {
            times: times.get(idOf(row)) ?? [],
            numbers: numbers.get(idOf(row)) ?? [],
            authority,
          },
          addressOf,
        ),
      );
    return icalendarOf(events, `In flower at ${title}`);
  },
});

export default bloomService;
