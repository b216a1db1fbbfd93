import { describe, expect, it } from "vitest";
import { photoItem } from "../fixture";
import { noTags, retagged, tagCount, taggedWords, tagsInUse } from "./tag-change";

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
    const before = new Map([[1, photoItem(1, { plants: [1, 2], keywords: [9] })]]);
    const add = { ...noTags, plants: [2, 3], keywords: [9] };
    const after = retagged(before, { add, remove: { ...noTags, plants: [1], keywords: [9] } });
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
    const ten = { photoIds: Array.from({ length: 10 }, (_, n) => n), add: two, remove: noTags };
    const tagNotes = { plants: [], animals: [], interactions: [] };
    expect(taggedWords(ten)).toBe("2 tags added to 10 photos.");
    expect(taggedWords({ photoIds: [1], add: noTags, remove: one })).toBe(
      "1 tag removed from 1 photo.",
    );
    expect(taggedWords({ ...ten, remove: one })).toBe("2 tags added to 10 photos, 1 removed.");
    expect(taggedWords({ ...ten, tagNotes })).toBe(
      "2 tags added to 10 photos; stage and interaction saved.",
    );
    expect(taggedWords({ ...ten, add: noTags, tagNotes })).toBe(
      "10 photos: stage and interaction saved.",
    );
  });
});
