import { describe, expect, it } from "vitest";
import { photoItem } from "../fixture";
import { countOn, noSelection, toggled, withAll, type Selection } from "./selection";
import { noTags, retagged, tagCount, taggedWords, tagsInUse } from "./tag-change";

const page = [10, 11, 12, 13, 14].map((id) => photoItem(id));
const ids = (selection: Selection) => [...selection.keys()].sort((a, b) => a - b);
const of = (...chosen: number[]) =>
  withAll(
    noSelection,
    chosen.map((id) => photoItem(id)),
    true,
  );

describe("choosing photos", () => {
  it("takes one and lets go of it", () => {
    const one = toggled(noSelection, { page, photoId: 12, anchor: null, isRange: false });
    expect(ids(one)).toEqual([12]);
    expect(ids(toggled(one, { page, photoId: 12, anchor: 12, isRange: false }))).toEqual([]);
  });

  it("takes nothing in between without Shift", () => {
    expect(ids(toggled(of(10), { page, photoId: 13, anchor: 10, isRange: false }))).toEqual([
      10, 13,
    ]);
  });

  it("takes a range with Shift, forwards and backwards", () => {
    expect(ids(toggled(of(11), { page, photoId: 13, anchor: 11, isRange: true }))).toEqual([
      11, 12, 13,
    ]);
    expect(ids(toggled(of(13), { page, photoId: 11, anchor: 13, isRange: true }))).toEqual([
      11, 12, 13,
    ]);
  });

  it("lets go of a range when its end was chosen", () => {
    const all = withAll(noSelection, page, true);
    expect(ids(toggled(all, { page, photoId: 12, anchor: 10, isRange: true }))).toEqual([13, 14]);
  });

  it("takes one alone when the range has no beginning on this page", () => {
    expect(ids(toggled(of(7), { page, photoId: 12, anchor: 7, isRange: true }))).toEqual([7, 12]);
    expect(ids(toggled(of(), { page, photoId: 12, anchor: null, isRange: true }))).toEqual([12]);
  });

  it("keeps what was chosen on other pages", () => {
    const more = withAll(of(1, 2), page, true);
    expect(ids(more)).toEqual([1, 2, 10, 11, 12, 13, 14]);
    expect(countOn(more, page)).toBe(5);
    expect(ids(withAll(more, page, false))).toEqual([1, 2]);
  });
});

describe("tags of the chosen photos", () => {
  const plants = [
    { Key: 1, Value: "Aster" },
    { Key: 2, Value: "Bur oak" },
    { Key: 3, Value: "Cardinal flower" },
  ];

  it("offers for taking away what some of them have, with how many", () => {
    const photos = [photoItem(1, { plants: [3, 1] }), photoItem(2, { plants: [3] })];
    expect(tagsInUse(plants, "plants", photos)).toEqual([
      { Key: 1, Value: "Aster (1)" },
      { Key: 3, Value: "Cardinal flower (2)" },
    ]);
    expect(tagsInUse(plants, "plants", [])).toEqual([]);
  });

  it("follow what the server was asked to change", () => {
    const before = withAll(noSelection, [photoItem(1, { plants: [1, 2], keywords: [9] })], true);
    const after = retagged(before, { ...noTags, plants: [2, 3] }, { ...noTags, plants: [1] });
    expect(after.get(1)).toMatchObject({ plants: [2, 3], keywords: [9] });
    expect(before.get(1)).toMatchObject({ plants: [1, 2] });
  });

  it("are counted over the four kinds", () => {
    expect(tagCount(noTags)).toBe(0);
    expect(tagCount({ animals: [1], plants: [], categories: [2, 3], keywords: [4] })).toBe(4);
  });

  it("are spoken of when added and removed", () => {
    const two = { ...noTags, plants: [1, 2] };
    const one = { ...noTags, keywords: [7] };
    expect(taggedWords(10, two, noTags)).toBe("2 tags added to 10 photos.");
    expect(taggedWords(1, noTags, one)).toBe("1 tag removed from 1 photo.");
    expect(taggedWords(10, two, one)).toBe("2 tags added to 10 photos, 1 removed.");
  });
});
