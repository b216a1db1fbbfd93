import { basename } from "node:path";
import { readDate, type FileDate } from "./read-date";

const ymd = String.raw`(?<year>(?:19|20)\d\d)(?<dash>-?)(?<month>\d\d)\k<dash>(?<day>\d\d)`;
const time = String.raw`(?:[01]\d|2[0-3])[-.:]?[0-5]\d[-.:]?[0-5]\d`;

/**
 * What phones and messengers call a photo by its moment. A day alone, or one with a short number, is no such name: scanners
 * count the sheets of a day so.
 */
const names = [
  // Google's camera names it in UTC, and so does OneDrive on an iPhone.
  new RegExp(`^PXL_${ymd}_(?<utc>${time})`, "i"),
  new RegExp(`^${ymd}_(?<utc>${time})\\d{3}_iOS`, "i"),
  new RegExp(`^(?:IMG|MVIMG|PANO)?[_-]?${ymd}[ _-]?${time}(?!\\d{5})`, "i"),
  // WhatsApp, Signal and Telegram name the day on which it was sent.
  new RegExp(`^IMG-${ymd}-WA\\d{4}`, "i"),
  new RegExp(`^(?:WhatsApp Image |signal-|photo_)${ymd}(?: at |[_-])${time}`, "i"),
  new RegExp(`^photo_\\d+@(?<day>\\d\\d)-(?<month>\\d\\d)-(?<year>20\\d\\d)_${time}`, "i"),
];

/** A moment's day in the garden's `zone`; nothing where it is none. */
export function dayOf(date: FileDate, zone: string): FileDate {
  if (date.kind !== "moment") return { kind: "none" };
  return readDate(date.moment.setZone(zone).toISODate() ?? "", zone);
}

/** The day that a photo's name tells, in the garden's `zone`. */
export function dateInName(path: string, zone: string): FileDate {
  for (const pattern of names) {
    const { year, month, day, utc } = pattern.exec(basename(path))?.groups ?? {};
    if (!year) continue;
    const said = readDate(`${year}-${month}-${day} ${utc ?? ""}`, zone, utc && "Z");
    if (said.kind === "moment") return dayOf(said, zone);
  }
  return { kind: "none" };
}
