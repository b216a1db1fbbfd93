import { describe, expect, it } from "vitest";
import { photoDraftOf } from "shared-types/photo/schema";
import { photoItem } from "../../fixture";
import { proposedAlt, type AltKnowledge } from "./alt-proposal";

const known: AltKnowledge = {
  plants: new Map([
    [1, "Black-eyed Susan"],
    [2, "Bur oak"],
  ]),
  animals: new Map([[1, "Monarch"]]),
  keywords: new Map([[5, "summer"]]),
  timeZone: "America/New_York",
};
const photo = photoDraftOf(
  photoItem(101, { dateTaken: "2025-07-15T03:30:00.000Z", keywords: [5] }),
);

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
