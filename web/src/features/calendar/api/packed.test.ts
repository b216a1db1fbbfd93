import fc from "fast-check";
import { calendarKinds } from "shared-types/calendar/codes";
import type { Calendar, CalendarRow } from "shared-types/calendar/answers";
import { stages } from "shared-types/stage/codes";
import { expect, test } from "vitest";
import { pack, unpack } from "./packed";

const counted = {
  count: fc.integer({ min: 1, max: 5000 }),
  stages: fc.subarray([...stages]),
};

const row: fc.Arbitrary<CalendarRow> = fc.record({
  id: fc.nat(),
  keyId: fc.string(),
  nameCommon: fc.string(),
  nameScientific: fc.string(),
  group: fc.string(),
  records: fc.nat(),
  weeks: fc.array(fc.record({ week: fc.integer({ min: 1, max: 53 }), ...counted })),
  months: fc.array(fc.record({ month: fc.integer({ min: 1, max: 12 }), ...counted })),
  firsts: fc.array(
    fc
      .tuple(fc.integer({ min: 1000, max: 9999 }), fc.constantFrom("", "-02-29", "-12"))
      .map(([year, rest]) => ({ year, date: `${year}${rest}` })),
  ),
});

const calendar: fc.Arbitrary<Calendar> = fc.record({
  kind: fc.constantFrom(...calendarKinds),
  years: fc.array(fc.nat()),
  rows: fc.array(row),
});

test("what was packed is the same unpacked, also as JSON", () => {
  fc.assert(
    fc.property(calendar, (given) => {
      const sent = JSON.parse(JSON.stringify(pack(given))) as ReturnType<typeof pack>;
      expect(unpack(sent)).toEqual(given);
    }),
  );
});
