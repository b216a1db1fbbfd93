import { dateWords, isDate } from "shared-types/kit/date";

/** One formatter per time zone: creating one costs far more than using it. */
function perZone(options: Intl.DateTimeFormatOptions) {
  const kept = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const found = kept.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
    kept.set(timeZone, found);
    return found;
  };
}

const dayForm = perZone({ year: "numeric", month: "long", day: "numeric" });
const minuteForm = perZone({
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

/** What a formatter writes, by its parts: their order and what stands between them is the engine's. */
const partsOf = (form: Intl.DateTimeFormat, moment: Date): Record<string, string> =>
  Object.fromEntries(form.formatToParts(moment).map(({ type, value }) => [type, value]));

const isMoment = (iso: string) => !Number.isNaN(Date.parse(iso));

/** A moment in the site's time zone as M/D/YYYY h:mm a; a day, month or year in words; '' when there is none. */
export function formatDateTime(iso: string | null, timeZone: string): string {
  if (!iso || !isMoment(iso)) return "";
  if (isDate(iso)) return dateWords(iso);
  const at = partsOf(minuteForm(timeZone), new Date(iso));
  const { month, day, year, hour, minute, dayPeriod } = at;
  return `${month}/${day}/${year} ${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
}

/** The same in words, 'May 17, 2024', 'May 2024', for captions; '' when there is none. */
export function formatDay(iso: string | null, timeZone: string): string {
  if (!iso || !isMoment(iso)) return "";
  return isDate(iso) ? dateWords(iso) : dayForm(timeZone).format(new Date(iso));
}

const numberForm = perZone({ year: "numeric", month: "numeric", day: "numeric" });

/** The day of a moment in the site's time zone, `YYYY-MM-DD`. */
export function localDay(moment: Date, timeZone: string): string {
  const { year = "", month = "", day = "" } = partsOf(numberForm(timeZone), moment);
  return [year.padStart(4, "0"), month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** The day of a moment in the site's time zone, or a day, month or year itself; '' when there is none. */
export function dateOf(iso: string | null, timeZone: string): string {
  if (!iso || !isMoment(iso)) return "";
  return isDate(iso) ? iso : localDay(new Date(iso), timeZone);
}

/** '1 plant', '1,204 plants'. */
export function countOf(n: number, one: string, many: string): string {
  return `${n.toLocaleString("en-US")} ${n === 1 ? one : many}`;
}

/** Formats bytes: '812 KB', '4.2 MB'. */
export function formatBytes(bytes: number): string {
  const units = ["bytes", "KB", "MB", "GB"] as const;
  const step = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  const digits = step > 1 && value < 100 ? 1 : 0;
  return `${value.toLocaleString("en-US", { maximumFractionDigits: digits })} ${units[step] ?? "GB"}`;
}
