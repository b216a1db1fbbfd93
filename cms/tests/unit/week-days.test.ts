import fc from "fast-check";
import { DateTime } from "luxon";
import { weeksAround, dateOfDay } from "shared-types/calendar/weeks-around";
import { dayIn } from "shared-types/kit/time-zone";
import { expect, test } from "vitest";
import { forAll } from "../fixtures/wild";

const iso = (date: DateTime) => date.toISODate();

/** Days from 1990 to 2070, and some whose weeks begin or end on February 29. */
const day = fc.oneof(
  fc.integer({ min: 7305, max: 36_524 }).map(dateOfDay),
  fc.constantFrom("2024-02-23", "2024-03-07", "2020-03-07", "2024-02-29", "2025-01-01"),
);

test("the two weeks around a day are as luxon counts them, in each year before", () => {
  forAll(fc.tuple(day, fc.integer({ min: 0, max: 60 })), ([today, years]) => {
    const date = DateTime.fromISO(today, { zone: "utc" });
    const ends = weeksAround(today, years).map(({ from, to, before }) => [
      ...[dateOfDay(from), dateOfDay(to)],
      from - before,
    ]);
    expect(ends).toEqual(
      Array.from({ length: years + 1 }, (_, n) => [
        iso(date.minus({ days: 7 }).minus({ years: n })),
        iso(date.plus({ days: 6 }).minus({ years: n })),
        56,
      ]),
    );
  });
});

test("the day of a moment in a time zone is luxon's", () => {
  const zone = fc.constantFrom(
    ..."America/New_York Pacific/Auckland Asia/Kathmandu Pacific/Kiritimati Africa/Cairo UTC".split(
      " ",
    ),
  );
  const moment = fc.date({
    min: new Date("1950-01-01"),
    max: new Date("2070-01-01"),
    noInvalidDate: true,
  });
  forAll(fc.tuple(zone, moment), ([timeZone, at]) => {
    expect(dayIn(timeZone, at)).toBe(DateTime.fromJSDate(at, { zone: timeZone }).toISODate());
  });
});
