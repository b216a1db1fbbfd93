import { expect, test, vi } from "vitest";
import { countOf, formatDateTime, formatDay, localDay } from "./format";

test("dates read M/D/YYYY h:mm a in the site's time zone", () => {
  expect(formatDateTime("2024-05-07T13:05:00.000Z", "America/New_York")).toBe("5/7/2024 9:05 am");
  expect(formatDateTime("2024-05-07T16:00:00.000Z", "America/New_York")).toBe("5/7/2024 12:00 pm");
});

test("midnight is 12 am, on the day it is there", () => {
  expect(formatDateTime("2024-05-08T04:00:00.000Z", "America/New_York")).toBe("5/8/2024 12:00 am");
  expect(formatDay("2024-05-08T03:59:00.000Z", "America/New_York")).toBe("May 7, 2024");
});

test("no date, and no true date, read as nothing", () => {
  expect(formatDateTime(null, "UTC")).toBe("");
  expect(formatDay("soon", "UTC")).toBe("");
});

test("the day is written by its parts: no engine's way to write a Canadian date is asked", () => {
  // WebKitGTK 2.50 with ICU 72 writes 11/27/2026 for en-CA, as later versions of CLDR have it.
  class AmericanInCanada extends Intl.DateTimeFormat {
    constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
      super(locale === "en-CA" ? "en-US" : locale, options);
    }
  }
  vi.stubGlobal("Intl", { ...Intl, DateTimeFormat: AmericanInCanada });
  expect(localDay(new Date("2026-11-27T03:00:00Z"), "America/Winnipeg")).toBe("2026-11-26");
  expect(localDay(new Date("2026-01-02T03:00:00Z"), "Asia/Tokyo")).toBe("2026-01-02");
  vi.unstubAllGlobals();
});

test("counts agree with their noun", () => {
  expect(countOf(1, "plant", "plants")).toBe("1 plant");
  expect(countOf(0, "plant", "plants")).toBe("0 plants");
  expect(countOf(1204, "photo", "photos")).toBe("1,204 photos");
});
