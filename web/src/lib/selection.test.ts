import { describe, expect, it } from "vitest";
import { selecting, type Selection } from "./selection";

interface Entry {
  no: number;
}

const { toggled, withAll, countOn } = selecting<Entry>(({ no }) => no);
const entries = (...ids: number[]): Entry[] => ids.map((no) => ({ no }));
const page = entries(10, 11, 12, 13, 14);
const none: Selection<Entry> = new Map();
const ids = (selection: Selection<Entry>) => [...selection.keys()].sort((a, b) => a - b);
const of = (...chosen: number[]) => withAll(none, entries(...chosen), true);

describe("choosing entries", () => {
  it("takes one and lets go of it", () => {
    const one = toggled(none, { page, id: 12, anchor: null, isRange: false });
    expect(ids(one)).toEqual([12]);
    expect(ids(toggled(one, { page, id: 12, anchor: 12, isRange: false }))).toEqual([]);
  });

  it("takes nothing in between without Shift", () => {
    expect(ids(toggled(of(10), { page, id: 13, anchor: 10, isRange: false }))).toEqual([10, 13]);
  });

  it("takes a range with Shift, forwards and backwards", () => {
    expect(ids(toggled(of(11), { page, id: 13, anchor: 11, isRange: true }))).toEqual([11, 12, 13]);
    expect(ids(toggled(of(13), { page, id: 11, anchor: 13, isRange: true }))).toEqual([11, 12, 13]);
  });

  it("lets go of a range when its end was chosen", () => {
    const all = withAll(none, page, true);
    expect(ids(toggled(all, { page, id: 12, anchor: 10, isRange: true }))).toEqual([13, 14]);
  });

  it("takes one alone when the range has no beginning on this page", () => {
    expect(ids(toggled(of(7), { page, id: 12, anchor: 7, isRange: true }))).toEqual([7, 12]);
    expect(ids(toggled(of(), { page, id: 12, anchor: null, isRange: true }))).toEqual([12]);
  });

  it("takes nothing that is not on the page", () => {
    expect(ids(toggled(of(10), { page, id: 99, anchor: 10, isRange: true }))).toEqual([10]);
  });

  it("keeps what was chosen on other pages", () => {
    const more = withAll(of(1, 2), page, true);
    expect(ids(more)).toEqual([1, 2, 10, 11, 12, 13, 14]);
    expect(countOn(more, page)).toBe(5);
    expect(ids(withAll(more, page, false))).toEqual([1, 2]);
  });
});
