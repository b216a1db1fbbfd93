import { expect, test } from "vitest";
import { countOf, dateOf, formatDateTime } from "./format";

test("dates read M/D/YYYY h:mm a in the site's time zone", () => {
  expect(formatDateTime("2024-05-07T13:05:00.000Z", "America/New_York")).toBe("5/7/2024 9:05 am");
  expect(formatDateTime("2024-05-07T16:00:00.000Z", "America/New_York")).toBe("5/7/2024 12:00 pm");
});

test("midnight is 12 am, on the day it is there", () => {
  expect(formatDateTime("2024-05-08T04:00:00.000Z", "America/New_York")).toBe("5/8/2024 12:00 am");
  expect(dateOf("2024-05-08T03:59:00.000Z", "America/New_York")).toBe("2024-05-07");
});

test("no date, and no true date, read as nothing", () => {
  expect(formatDateTime(null, "UTC")).toBe("");
  expect(dateOf("soon", "UTC")).toBe("");
});

test("counts agree with their noun", () => {
  expect(countOf(1, "plant", "plants")).toBe("1 plant");
  expect(countOf(0, "plant", "plants")).toBe("0 plants");
  expect(countOf(1204, "photo", "photos")).toBe("1,204 photos");
});
