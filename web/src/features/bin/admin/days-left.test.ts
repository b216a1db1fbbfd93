import { expect, test } from "vitest";
import { daysLeft } from "./days-left";

const now = new Date("2026-05-01T12:00:00.000Z");

test("days are counted up, and the last is not counted in days", () => {
  expect(daysLeft("2026-05-31T12:00:00.000Z", now)).toBe("in 30 days");
  expect(daysLeft("2026-05-31T11:59:00.000Z", now)).toBe("in 30 days");
  expect(daysLeft("2026-05-03T11:00:00.000Z", now)).toBe("in 2 days");
  expect(daysLeft("2026-05-02T11:00:00.000Z", now)).toBe("within a day");
  expect(daysLeft("2026-04-30T12:00:00.000Z", now)).toBe("within a day");
  expect(daysLeft("soon", now)).toBe("within a day");
});
