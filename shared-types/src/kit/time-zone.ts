/** Whether this is the name of a time zone, such as America/New_York. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Making one takes longer than all that it is asked; a site has one zone. */
const forms = new Map<string, Intl.DateTimeFormat>();

function formIn(timeZone: string): Intl.DateTimeFormat {
  const known = forms.get(timeZone);
  if (known) return known;
  const options = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const form = new Intl.DateTimeFormat("en-US", { ...options, timeZone, calendar: "iso8601" });
  forms.set(timeZone, form);
  return form;
}

/** The day of a moment in a time zone, as `YYYY-MM-DD`. @throws RangeError for a zone that is none */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Map(
    formIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return [parts.get("year")?.padStart(4, "0"), parts.get("month"), parts.get("day")].join("-");
}
