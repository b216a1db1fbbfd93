import { describe, expect, it } from "vitest";
import { spansOf } from "./spans";

const days = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    day: new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
    views: n,
  }));

describe("the bars of a strip", () => {
  it("are days while there are few", () => {
    const spans = spansOf(days(90));
    expect(spans).toHaveLength(90);
    expect(spans[1]).toEqual({ from: "2026-01-02", to: "2026-01-02", views: 1 });
  });

  it("are weeks of a year, of which the last ends today and the first may be short", () => {
    const year = days(400);
    const spans = spansOf(year);
    expect(spans).toHaveLength(58);
    expect(spans[0]).toEqual({ from: "2026-01-01", to: "2026-01-01", views: 0 });
    expect(spans[1]).toEqual({ from: "2026-01-02", to: "2026-01-08", views: 28 });
    expect(spans.at(-1)?.to).toBe(year.at(-1)?.day);
    const total = year.reduce((sum, { views }) => sum + views, 0);
    expect(spans.reduce((sum, { views }) => sum + views, 0)).toBe(total);
  });

  it("of no days are none", () => {
    expect(spansOf([])).toEqual([]);
  });
});
