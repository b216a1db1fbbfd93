import { describe, expect, it } from "vitest";
import { isProposal, proposedAlt, type AltKnowledge } from "./alt-proposal";

const known: AltKnowledge = {
  plants: new Map([
    [1, "Black-eyed Susan"],
    [2, "Bur oak"],
  ]),
  animals: new Map([[1, "Monarch"]]),
  keywords: new Map([[5, "summer"]]),
  unknown: new Map([[101, ["dew", "macro"]]]),
  timeZone: "America/New_York",
};
const photo = {
  photoId: 101,
  caption: "",
  dateTaken: "2025-07-15T03:30:00.000Z",
  plants: [] as number[],
  animals: [] as number[],
  categories: [],
  keywords: [5],
};

describe("the proposed alt text", () => {
  it("names what is tagged, and the day where the garden is", () => {
    const tagged = { ...photo, plants: [1], animals: [1] };
    expect(proposedAlt(tagged, known)).toBe("Black-eyed Susan and monarch, July 14, 2025");
    expect(proposedAlt({ ...tagged, dateTaken: null }, known)).toBe("Black-eyed Susan and monarch");
  });

  it("leaves out what visitors may not see", () => {
    expect(proposedAlt({ ...photo, plants: [9, 2] }, known)).toBe("Bur oak, July 14, 2025");
  });

  it("stays out of the way of a date that cannot be read", () => {
    expect(proposedAlt({ ...photo, plants: [2], dateTaken: "soon" }, known)).toBe("Bur oak");
  });
});

describe("an alt text is still a proposal", () => {
  it.each([
    ["", photo],
    ["Summer, July 14, 2025", photo],
    ["Garden photo, July 14, 2025", photo],
    ["Macro, summer, dew, July 14, 2025", photo],
    ["A storm, July 14, 2025", { ...photo, caption: "A storm. It passed." }],
    ["Monarch and black-eyed Susan, July 14, 2025", { ...photo, plants: [1], animals: [1] }],
    ["summer, 14 July 2025", photo],
    ["Garden photo, 14 July 2025", photo],
    ["macro, summer, dew, 14 July 2025", photo],
    ["A storm, 14 July 2025", { ...photo, caption: "A storm. It passed." }],
    ["summer, 14 July 2025", { ...photo, plants: [1] }],
    ["Monarch and Black-eyed Susan, 14 July 2025", { ...photo, plants: [1], animals: [1] }],
  ])("'%s'", (alt, of) => {
    expect(isProposal(alt, of, known)).toBe(true);
  });

  it.each([
    "A monarch sips, July 14, 2025",
    "A monarch sips, 14 July 2025",
    "summer",
    "summer, frost, 14 July 2025",
    "summer, 15 July 2025",
  ])("not when it is the owner's own: '%s'", (alt) => {
    expect(isProposal(alt, photo, known)).toBe(false);
  });
});
