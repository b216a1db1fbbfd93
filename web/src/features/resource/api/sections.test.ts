import { describe, expect, it } from "vitest";
import { resourceSections, type ResourceItem } from "shared-types";
import { deepLinked, entriesOf, sectionHolding, sectionOf, sectionQuery } from "./sections";

const entry = (resourceId: number, categoryId: number, deepLink = ""): ResourceItem => ({
  resourceId,
  categoryId,
  title: `Entry ${resourceId}`,
  subtitle: "",
  imgFileName: "",
  imageAlt: "",
  description: "",
  sortOrder: 0,
  href: "",
  deepLink,
  internal: false,
});
const entries = [entry(1, 8), entry(2, 10, "seed-swap"), entry(3, 16, "café"), entry(4, 8)];

describe("sections of the resources page", () => {
  it("are asked for in the address, books when nothing or nonsense is asked for", () => {
    expect(sectionOf(new URLSearchParams("section=nurseries")).label).toBe("Nurseries");
    expect(sectionOf(new URLSearchParams("section=shoes")).slug).toBe("books");
    expect(sectionOf(new URLSearchParams()).slug).toBe("books");
  });

  it("read back what they wrote into the address", () => {
    for (const section of resourceSections) {
      expect(sectionOf(new URLSearchParams(sectionQuery(section)))).toBe(section);
    }
  });

  it("hold the entries of their category only", () => {
    const books = entriesOf(entries, resourceSections[0]);
    expect(books.map(({ resourceId }) => resourceId)).toEqual([1, 4]);
  });

  it("show the challenges after the one entry that leads to the cats", () => {
    const cats = { ...entry(6, 14), title: "House cats" };
    const all = [entry(5, 14, "catio"), cats, ...entries];
    const challenges = resourceSections.find(({ slug }) => slug === "challenges");
    if (!challenges) throw new Error("no challenges");
    expect(entriesOf(all, challenges).map(({ resourceId }) => resourceId)).toEqual([6, 3]);
    expect(entriesOf(entries, challenges).map(({ resourceId }) => resourceId)).toEqual([3]);
    expect(sectionHolding(all, cats)).toBe(challenges);
    expect(deepLinked(all, "#catio")).toMatchObject({ section: undefined, entry: all[0] });
  });

  it("are found by an entry's deep link", () => {
    expect(deepLinked(entries, "#seed-swap")?.section?.slug).toBe("nurseries");
    expect(deepLinked(entries, "#caf%C3%A9")?.section?.slug).toBe("challenges");
    expect(deepLinked(entries, "#nobody")).toBeUndefined();
    expect(deepLinked(entries, "#%")).toBeUndefined();
    expect(deepLinked(entries, "")).toBeUndefined();
  });
});
