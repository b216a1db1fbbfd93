import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateRange } from "../../src/api/photo/date-range";
import { wordsOf } from "../fixtures/lists";

const iso = (text: string, zone: string) => {
  const range = dateRange(text, zone);
  return range && [new Date(range.from).toISOString(), new Date(range.to).toISOString()];
};
const hour = 3_600_000;

describe("the span of a date search", () => {
  test.each([
    ["2024", "2024-01-01T05:00:00.000Z", "2025-01-01T05:00:00.000Z"],
    ["05/2024", "2024-05-01T04:00:00.000Z", "2024-06-01T04:00:00.000Z"],
    ["5/2024", "2024-05-01T04:00:00.000Z", "2024-06-01T04:00:00.000Z"],
    ["2024-12", "2024-12-01T05:00:00.000Z", "2025-01-01T05:00:00.000Z"],
    ["5/17/2024", "2024-05-17T04:00:00.000Z", "2024-05-18T04:00:00.000Z"],
    ["05/17/2024", "2024-05-17T04:00:00.000Z", "2024-05-18T04:00:00.000Z"],
    ["2024-02-29", "2024-02-29T05:00:00.000Z", "2024-03-01T05:00:00.000Z"],
  ])("of %s is from %s until %s in New York", (text, from, to) =>
    expect(iso(text, "America/New_York")).toEqual([from, to]),
  );

  test.each([
    ["2024-03-10", 23],
    ["2024-11-03", 25],
    ["2024-11-04", 24],
  ])("of %s has %d hours where clocks change", (text, hours) => {
    const range = dateRange(text, "America/New_York");
    expect(((range?.to ?? 0) - (range?.from ?? 0)) / hour).toBe(hours);
  });

  test("ends at midnight even when its day began at one o'clock", () => {
    expect(iso("2024-09-08", "America/Santiago")).toEqual([
      "2024-09-08T04:00:00.000Z",
      "2024-09-09T03:00:00.000Z",
    ]);
  });

  test("begins at the first of two midnights, and the day before ends there", () => {
    expect(iso("2031-11-01", "America/Havana")?.[1]).toBe("2031-11-02T04:00:00.000Z");
    expect(iso("2031-11-02", "America/Havana")).toEqual([
      "2031-11-02T04:00:00.000Z",
      "2031-11-03T05:00:00.000Z",
    ]);
  });

  test.each([
    ...["", "May 2024", "2024 or 1=1"],
    ...wordsOf(`x 24 02024 20240 -2024 % 2/30/2024 2024-13 5/17/24 2024-1 2024-1-1 1/1/24 2023-02-29 2024-04-31 0/2024 13/2024 5/32/2024
    2024-00-10 2024/05 5-17-2024 2024-05-17T10:00`),
  ])("of %j is none", (text) => expect(dateRange(text, "UTC")).toBeNull());

  const zones = fc.constantFrom(
    ...wordsOf(`UTC America/New_York America/Santiago Asia/Kolkata Pacific/Auckland Africa/Cairo
      Australia/Lord_Howe America/Havana`),
  );
  const day = fc
    .date({
      min: new Date("1971-01-01T00:00:00Z"),
      max: new Date("2037-12-30T00:00:00Z"),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));

  test("of a day begins where the day before ends", () => {
    fc.assert(
      fc.property(day, zones, (text, zone) => {
        const next = new Date(Date.parse(text) + 24 * hour).toISOString().slice(0, 10);
        expect(dateRange(text, zone)?.to).toBe(dateRange(next, zone)?.from);
      }),
    );
  });

  test("of a day holds only moments whose calendar shows that day", () => {
    fc.assert(
      fc.property(day, zones, fc.double({ min: 0, max: 1, noNaN: true }), (text, zone, part) => {
        const { from, to } = dateRange(text, zone) ?? { from: 0, to: 0 };
        const moment = Math.min(to - 1, Math.floor(from + part * (to - from)));
        const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(moment);
        expect(shown).toBe(text);
      }),
    );
  });
});
