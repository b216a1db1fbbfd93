import { DateTime } from "luxon";
import type { openDateReasons } from "shared-types/photo/import";
import type { FileDate } from "./read-date";

/**
 * A date to look at, as YYYY, YYYY-MM or YYYY-MM-DD: of which the day is not known, that is in the future and not taken
 * over, or that only the file's name or a post tells.
 */
export interface OpenDate {
  reason: (typeof openDateReasons)[number];
  date: string;
}

/** What scanners and their programs are called: EPSON Perfection V600, CanoScan 9000F, VueScan, SilverFast, NORITSU KOKI QSS-32. */
const scannerNames =
  /scan|silverfast|epson.*perfection|^perfection|opticfilm|flextight|noritsu|frontier|\bSP-\d000\b|pakon/i;

/**
 * Whether a scanner made the file: it digitized an original whose day it does not know.
 * @param source EXIF's FileSource: 1 and 2 are scanners, 3 a camera
 * @param names its maker, model and software, as EXIF names them
 */
export const isScanner = (source: number, names: string[]): boolean =>
  source === 1 || source === 2 || (source !== 3 && names.some((name) => scannerNames.test(name)));

/**
 * The first date that is said: a later one counts if it says more of the same date. A day that has not begun
 * counts if there is no other.
 */
function firstOf(dates: FileDate[], isAhead: (day: string) => boolean): FileDate {
  const dated = dates.filter(({ kind }) => kind !== "none");
  const past = dated.filter((date) => date.kind !== "moment" || !isAhead(date.day));
  const [first = dated[0] ?? { kind: "none" }] = past;
  if (first.kind === "none" || (first.kind === "moment" && !first.isDay)) return first;
  const known = first.kind === "part" ? first.text : first.day;
  const more = past.filter((date) => date.kind === "moment" && date.day.startsWith(known));
  const [moment = more[0]] = more.filter((date) => date.kind === "moment" && !date.isDay);
  return moment ?? past.find((date) => date.kind === "part" && date.text !== "") ?? first;
}

/** What Qualcomm's camera software writes into DateTimeDigitized for want of a date (photoprism/photoprism#3309, openbenches.org#233). */
const factoryDate = "2002-12-08T12:00:00";

const isFactoryDate = (date: FileDate) =>
  date.kind === "moment" && date.moment.toFormat("yyyy-MM-dd'T'HH:mm:ss") === factoryDate;

/**
 * When the original was made, by `originals`; where nothing is said of it, when the file was, by `made`; else by its name; else when it was posted.
 * @param zone the garden's
 */
export function dateOf(
  originals: FileDate[],
  made: FileDate[],
  last: { named: FileDate; posted: FileDate },
  zone: string,
) {
  const today = DateTime.now().setZone(zone).toISODate() ?? "";
  const isAhead = (day: string) => day > today.slice(0, day.length);
  const original = firstOf(originals, isAhead);
  const known = made.filter((date) => !isFactoryDate(date));
  const said = original.kind === "none" ? firstOf(known, isAhead) : original;
  const isSaid = said.kind === "moment" || (said.kind === "part" && said.text !== "");
  const isNamed = last.named.kind !== "none";
  const date = isSaid ? said : isNamed ? last.named : last.posted;
  const day = date.kind === "moment" ? date.day : date.kind === "part" ? date.text : "";
  if (date.kind === "none" || day === "") return { dateTaken: null, openDate: null };
  if (isAhead(day)) return { dateTaken: null, openDate: { reason: "future", date: day } } as const;
  if (date.kind === "part")
    return { dateTaken: day, openDate: { reason: "part", date: day } } as const;
  if (!isSaid)
    return {
      dateTaken: day,
      openDate: { reason: isNamed ? "name" : "posted", date: day },
    } as const;
  return { dateTaken: date.isDay ? day : date.moment.toUTC().toISO(), openDate: null };
}
