import { DateTime } from "luxon";
import type { ThisWeek, ThisWeekItem } from "shared-types/calendar/answers";
import { dateWords } from "shared-types/kit/date";
import { isoWeekOf } from "shared-types/kit/iso-week";
import { photoAlt, photoTitle } from "shared-types/photo/alt";
import { images, paths } from "shared-types/site/paths";
import type { SpeciesKind } from "shared-types/species/codes";
import type { Row } from "../../database/knex";
import { idOf, dateOf, numberOf, textOf } from "../../database/row";
import { decodeHtml } from "../../documents/html";
import { emptyElement, escapeText, textElement } from "../../http/xml";
import { presentBanner, webPath } from "../photo/presenter";
import type { FeedEntry } from "./feed";

/** Wide enough for a feed reader's column on a high-density screen. */
const pictureWidth = 1280;

const paragraph = (text: string) => (text === "" ? "" : textElement("p", text));
const picture = (attributes: Record<string, string>) => `<p>${emptyElement("img", attributes)}</p>`;

/** The JPEG to show in a column: a smaller one if there is one. */
function columnPath(row: Row, full: string): string {
  const widths = textOf(row["jpeg_widths"]).split(",").map(Number);
  const fitting = widths.filter((width) => width > 0 && width <= pictureWidth);
  return fitting.length === 0 ? full : webPath(row, String(Math.max(...fitting)), "jpg");
}

/** A photo as an entry: the picture with its caption. */
export function photoEntry(row: Row): FeedEntry {
  const photo = {
    photoId: idOf(row),
    alt: textOf(row["alt"]),
    caption: textOf(row["caption"]),
  };
  const full = images.full(textOf(row["file_name"]), textOf(row["files_version"]));
  const published = dateOf(row["date_uploaded"]) ?? "";
  return {
    kind: "photo",
    id: photo.photoId,
    path: paths.photo(photo.photoId),
    title: photoTitle(photo),
    published,
    updated: dateOf(row["updated_at"]) ?? published,
    html: picture({ src: columnPath(row, full), alt: photoAlt(photo) }) + paragraph(photo.caption),
    picture: { path: full, type: textOf(row["file_type"]) },
  };
}

const pathOf = { plant: paths.floraDetail, animal: paths.faunaDetail };

/** A plant or an animal as an entry: its banner, its scientific name, and the notes. */
export function speciesEntry(kind: SpeciesKind, row: Row): FeedEntry {
  const banner = presentBanner(row);
  const path = banner && images.banner(banner.fileName, banner.version);
  const published = dateOf(row["created_at"]) ?? "";
  const scientific = textOf(row["name_scientific"]);
  return {
    kind,
    id: numberOf(row["id"]),
    path: pathOf[kind](textOf(row["key_id"])),
    title: textOf(row["name_display"]) || textOf(row["name_common"]),
    published,
    updated: dateOf(row["updated_at"]) ?? published,
    html: [
      banner && path ? picture({ src: path, alt: banner.alt }) : "",
      scientific === "" ? "" : `<p><i>${escapeText(scientific)}</i></p>`,
      decodeHtml(textOf(row["notes"])),
    ].join(""),
    picture: path ? { path, type: "image/jpeg" } : null,
  };
}

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
