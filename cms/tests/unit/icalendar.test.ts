import fc from "fast-check";
import { expect, test } from "vitest";
import { bloomLength, bloomTimes, dateInYear, dayOfYear } from "shared-types/calendar/bloom-times";
import { icalendarOf } from "../../src/api/calendar/icalendar";
import { forAll } from "../fixtures/wild";

const event = {
  uid: "bloom-1-1@example.org",
  changed: "2026-05-17T10:20:30.456Z",
  from: "2024-12-20",
  days: 20,
  summary: "",
  description: "",
  url: "https://example.org/flora/oak",
};

/** The lines of an iCalendar, put together again. */
const linesOf = (text: string) => text.replace(/\r\n /g, "").split("\r\n");

test("an event is written as RFC 5545 has it", () => {
  const lines = linesOf(icalendarOf([{ ...event, summary: "Oak, in; flower\\" }], "In flower"));
  expect(lines).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Backyard Habitat//Bloom times//EN",
    "CALSCALE:GREGORIAN",
    "NAME:In flower",
    "X-WR-CALNAME:In flower",
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "BEGIN:VEVENT",
    "UID:bloom-1-1@example.org",
    "DTSTAMP:20260517T102030Z",
    "DTSTART;VALUE=DATE:20241220",
    "DTEND;VALUE=DATE:20250109",
    "RRULE:FREQ=YEARLY",
    "SUMMARY:Oak\\, in\\; flower\\\\",
    "DESCRIPTION:",
    "URL:https://example.org/flora/oak",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("whatever a name holds, no line is longer than 75 bytes, and it comes back whole", () => {
  forAll(fc.string({ unit: "grapheme", maxLength: 200 }), (name) => {
    const text = icalendarOf([{ ...event, summary: name }], "x");
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).toBe(Buffer.from(line).toString());
    }
    const [written = ""] = linesOf(text).filter((line) => line.startsWith("SUMMARY:"));
    const back = written.slice(8).replace(/\\(.)/g, (_, one: string) => (one === "n" ? "\n" : one));
    // oxlint-disable-next-line no-control-regex
    const plain = name.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ");
    expect(back).toBe(plain);
  });
});

const days = (...dates: string[]) => dates.map((date) => dayOfYear(`2024-${date}`));

test("a bloom ends where four weeks have no flower, and may go over New Year's Day", () => {
  expect(bloomTimes([])).toEqual([]);
  const [from = 0] = days("04-10");
  expect(bloomTimes([from])).toEqual([{ from, to: from }]);
  const spring = days("04-10", "05-01", "05-29");
  expect(bloomTimes(spring)).toEqual([{ from: spring[0], to: spring[2] }]);
  const both = [...spring, ...days("06-27")];
  expect(bloomTimes(both)).toEqual([
    { from: spring[0], to: spring[2] },
    { from: both[3], to: both[3] },
  ]);
  const [december = 0, january = 0] = days("12-20", "01-05");
  expect(bloomTimes([january, december])).toEqual([{ from: december, to: january + 366 }]);
  const always = Array.from({ length: 15 }, (_, n) => n * 25);
  expect(bloomTimes(always)).toEqual([{ from: 0, to: 365 }]);
});

test("every flower is in one bloom", () => {
  forAll(fc.uniqueArray(fc.nat(365), { minLength: 1 }), (found) => {
    const times = bloomTimes(found);
    for (const day of found) {
      const own = times.filter(({ from, to }) =>
        [day, day + 366].some((one) => one >= from && one <= to),
      );
      expect(own).toHaveLength(1);
    }
  });
});

test("what began on February 29 comes back each year, on February 28", () => {
  expect(dateInYear(dayOfYear("2024-02-29"), 2024)).toBe("2024-02-28");
  expect(dateInYear(dayOfYear("2024-02-29"), 2023)).toBe("2023-02-28");
  expect(dateInYear(dayOfYear("2023-03-01"), 2023)).toBe("2023-03-01");
  expect(dateInYear(dayOfYear("2023-12-31"), 2023)).toBe("2023-12-31");
});

test.each([
  ["02-25", "03-02", 6],
  ["02-10", "03-05", 24],
  ["02-29", "02-29", 1],
  ["02-29", "03-01", 2],
  ["03-01", "03-02", 2],
])(
  "a bloom from %s to %s is as long as in a year without February 29: %i days",
  (from, to, length) => {
    const [first = 0, last = 0] = days(from, to);
    expect(bloomLength({ from: first, to: last })).toBe(length);
  },
);

test("a bloom over New Year's Day is as long as its days", () => {
  const [december = 0, march = 0] = days("12-20", "03-05");
  expect(bloomLength({ from: december, to: march + 366 })).toBe(12 + 31 + 28 + 5);
  expect(bloomLength({ from: 0, to: 365 })).toBe(365);
});
