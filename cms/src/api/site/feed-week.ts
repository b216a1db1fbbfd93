import { DateTime } from "luxon";
import type { ThisWeek, ThisWeekItem } from "shared-types/calendar/answers";
import { dateWords } from "shared-types/kit/date";
import { isoWeekOf } from "shared-types/kit/iso-week";
import { images, paths } from "shared-types/site/paths";
import type { FeedEntry } from "./feed";
import { emptyElement, escapeText } from "../../http/xml";

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  DateTime.fromISO(day, { zone: "utc" }).startOf("week").toISODate() ?? day;

function line({ kind, keyId, nameCommon, text, years, photo }: ThisWeekItem): string {
  const path = (kind === "plant" ? paths.floraDetail : paths.faunaDetail)(keyId);
  const src = photo && images.key(photo.thumbFileName, photo.version);
  const picture = src ? emptyElement("img", { src, alt: photo.alt, width: "72" }) : "";
  const words = escapeText(`${nameCommon}: ${text}, ${years.join(", ")}`);
  return `<li>${picture} <a href="${escapeText(path)}">${words}</a></li>`;
}

interface Week {
  monday: string;
  timeZone: string;
  /** The path of the page that shows it. */
  page: string;
}

/** One entry for the week; none when there is nothing to say of it. It is the same entry all week, whatever is added. */
export function weekEntries({ items }: ThisWeek, { monday, timeZone, page }: Week): FeedEntry[] {
  if (items.length === 0) return [];
  const { year, week } = isoWeekOf(monday);
  const began = DateTime.fromISO(monday, { zone: timeZone }).toUTC().toISO() ?? "";
  return [
    {
      kind: "week",
      id: year * 100 + week,
      path: page,
      title: `In the yard this week, ${dateWords(monday)}`,
      published: began,
      updated: began,
      html: `<ul>${items.map(line).join("")}</ul>`,
      picture: null,
    },
  ];
}
