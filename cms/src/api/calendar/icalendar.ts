import { dayMs } from "shared-types/kit/date";

/** An all-day event that comes back each year. */
export interface YearlyEvent {
  /** Unique on this site, and the same each time. */
  uid: string;
  /** ISO 8601. */
  changed: string;
  /** The first day of the first time, `YYYY-MM-DD`, and how many days it lasts. */
  from: string;
  days: number;
  summary: string;
  description: string;
  url: string;
}

// Everything that a line of text cannot hold; line breaks are escaped.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

const text = (value: string) =>
  value
    .replace(/\r\n?/g, "\n")
    .replace(controls, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");

/** A line of at most 75 bytes, continued on the next ones with a space; no character is cut (RFC 5545 3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, bytes] = ["", 0];
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > 75) {
      lines.push(current);
      [current, bytes] = [" ", 1];
    }
    current += character;
    bytes += length;
  }
  return [...lines, current].join("\r\n");
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll("-", "");
const momentOf = (iso: string) => iso.replace(/\.\d+/, "").replace(/[-:]/g, "");

function eventLines(event: YearlyEvent): string[] {
  const { uid, changed, from, days, summary, description, url } = event;
  const start = Date.parse(from);
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${momentOf(changed)}`,
    `DTSTART;VALUE=DATE:${dayOf(start)}`,
    `DTEND;VALUE=DATE:${dayOf(start + days * dayMs)}`,
    "RRULE:FREQ=YEARLY",
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** An iCalendar of these events (RFC 5545). */
export function icalendarOf(events: YearlyEvent[], name: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Backyard Habitat//Bloom times//EN",
    "CALSCALE:GREGORIAN",
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
