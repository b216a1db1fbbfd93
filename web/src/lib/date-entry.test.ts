import { describe, expect, it, test } from "vitest";
import { parseDate, typedForm } from "./date-entry";
import { formatDateTime } from "./format";

const newYork = "America/New_York";
const read = (text: string) => parseDate(text, "moment", newYork);

describe("parseDate", () => {
  it("reads the clock of the site's time zone, in summer and in winter", () => {
    expect(read("5/7/2024 9:05 am")).toBe("2024-05-07T13:05:00.000Z");
    expect(read("1/7/2024 9:05 pm")).toBe("2024-01-08T02:05:00.000Z");
    expect(parseDate("5/7/2024 9:05 am", "moment", "Asia/Kolkata")).toBe(
      "2024-05-07T03:35:00.000Z",
    );
    expect(parseDate("5/7/2024 9:05 am", "moment", "UTC")).toBe("2024-05-07T09:05:00.000Z");
  });

  it("knows noon and midnight", () => {
    expect(read("5/7/2024 12:00 pm")).toBe("2024-05-07T16:00:00.000Z");
    expect(read("5/7/2024 12:00 am")).toBe("2024-05-07T04:00:00.000Z");
  });

  it("keeps what its field keeps", () => {
    const kinds = ["date", "moment", "either"] as const;
    const readings = (text: string) => kinds.map((kind) => parseDate(text, kind, newYork));
    const [midnight, five] = ["2024-05-07T04:00:00.000Z", "2024-05-07T21:05:00.000Z"];
    expect(readings("5/7/2024")).toEqual(["2024-05-07", midnight, "2024-05-07"]);
    expect(readings("May 7, 2024, 5:05 p.m.")).toEqual(["2024-05-07", five, five]);
    expect(readings("May 2024")).toEqual(["2024-05", undefined, "2024-05"]);
    expect(readings("2024")).toEqual(["2024", undefined, "2024"]);
    expect(readings("2/30/2024 9:05 am")).toEqual([undefined, undefined, undefined]);
  });

  it("refuses an hour the clocks skipped in spring, and nothing beside it", () => {
    expect(read("3/10/2024 1:59 am")).toBe("2024-03-10T06:59:00.000Z");
    expect(read("3/10/2024 2:00 am")).toBeUndefined();
    expect(read("3/10/2024 2:59 am")).toBeUndefined();
    expect(read("3/10/2024 3:00 am")).toBe("2024-03-10T07:00:00.000Z");
  });

  it("takes the first of the two when the clocks went back in fall", () => {
    expect(read("11/3/2024 12:59 am")).toBe("2024-11-03T04:59:00.000Z");
    expect(read("11/3/2024 1:30 am")).toBe("2024-11-03T05:30:00.000Z");
    expect(read("11/3/2024 2:00 am")).toBe("2024-11-03T07:00:00.000Z");
  });

  it("gives back every minute that formatDateTime writes, but for the second of two", () => {
    const zones = [newYork, "Australia/Lord_Howe", "Asia/Kathmandu"];
    for (const zone of zones) {
      for (let day = 0; day < 366; day += 7) {
        for (const minutes of [0, 401, 719, 1439]) {
          const iso = new Date(Date.UTC(2024, 0, 1 + day, 0, minutes)).toISOString();
          const text = formatDateTime(iso, zone);
          const again = parseDate(text, "moment", zone);
          expect(formatDateTime(again ?? null, zone), `${zone} ${iso}`).toBe(text);
        }
      }
    }
  });

  it("reads old dates, when offsets had seconds", () => {
    expect(read("7/4/1876 9:00 am")).toBe("1876-07-04T13:56:02.000Z");
    expect(formatDateTime("1876-07-04T13:56:02.000Z", newYork)).toBe("7/4/1876 9:00 am");
  });
});

test.each([
  ["2024-05-17", "May 17, 2024"],
  ["2024-05", "May 2024"],
  ["2024", "2024"],
  ["2024-05-07T13:05:00.000Z", "5/7/2024 9:05 am"],
  ["soon", "soon"],
  ["", ""],
  [null, ""],
])("%j is typed as %j", (stored, text) => expect(typedForm(stored, newYork)).toBe(text));
