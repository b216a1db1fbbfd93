import { dateWords, isDate } from "shared-types/kit/date";
import { dayIn } from "shared-types/kit/time-zone";

/** Making one takes longer than all that it is asked; a site has one zone. */
const forms = new Map<string, Intl.DateTimeFormat>();

function minuteForm(timeZone: string): Intl.DateTimeFormat {
  const known = forms.get(timeZone);
  if (known) return known;
  const day = { year: "numeric", month: "numeric", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "2-digit", hour12: true } as const;
  const form = new Intl.DateTimeFormat("en-US", { ...day, ...time, timeZone });
  forms.set(timeZone, form);
  return form;
}

const isMoment = (iso: string) => !Number.isNaN(Date.parse(iso));

/** A moment in the site's time zone as M/D/YYYY h:mm a; a day, month or year in words; '' when there is none. */
export function formatDateTime(iso: string | null, timeZone: string): string {
  if (!iso || !isMoment(iso)) return "";
  if (isDate(iso)) return dateWords(iso);
  // By its parts: their order and what stands between them is the engine's.
  const parts: Record<string, string> = Object.fromEntries(
    minuteForm(timeZone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  const { month, day, year, hour, minute, dayPeriod } = parts;
  return `${month}/${day}/${year} ${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
}

/** The day of a moment in the site's time zone, or a day, month or year itself; '' when there is none. */
export function dateOf(iso: string | null, timeZone: string): string {
  if (!iso || !isMoment(iso)) return "";
  return isDate(iso) ? iso : dayIn(timeZone, new Date(iso));
}

/** '1 plant', '1,204 plants'. */
export function countOf(n: number, one: string, many: string): string {
  return `${n.toLocaleString("en-US")} ${n === 1 ? one : many}`;
}
