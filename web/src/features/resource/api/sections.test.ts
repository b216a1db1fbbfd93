import { describe, expect, it } from "vitest";
import { resourceSections } from "shared-types/resource/codes";
import type { ResourceItem } from "shared-types/resource/answers";
import {
  deepLinked,
  entriesOf,
  filledSections,
  sectionHolding,
  sectionOf,
  sectionQuery,
  sectionsWith,
} from "./sections";

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
const sections = sectionsWith([{ Key: 17, Value: "Tools" }]);
const entries = [entry(1, 8), entry(2, 10, "seed-swap"), entry(3, 16, "café"), entry(4, 8)];

describe("sections of the resources page", () => {
  it("are for visitors those that have entries", () => {
    const slugs = filledSections(sections, entries).map(({ slug }) => slug);
    expect(slugs).toEqual(["books", "nurseries", "challenges"]);
    const withoutBooks = entries.filter(({ categoryId }) => categoryId !== 8);
    const shown = filledSections(sections, withoutBooks);
    expect(sectionOf(shown, new URLSearchParams()).slug).toBe("nurseries");
    expect(filledSections(sections, [])).toEqual([]);
  });

  it("are asked for in the address, books when nothing or nonsense is asked for", () => {
    expect(sectionOf(sections, new URLSearchParams("section=nurseries")).label).toBe("Nurseries");
    expect(sectionOf(sections, new URLSearchParams("section=shoes")).slug).toBe("books");
    expect(sectionOf(sections, new URLSearchParams()).slug).toBe("books");
  });

  it("read back what they wrote into the address", () => {
    for (const section of sections) {
      expect(sectionOf(sections, new URLSearchParams(sectionQuery(section)))).toBe(section);
    }
  });

  it("hold the entries of their category only", () => {
    const books = entriesOf(entries, resourceSections[0]);
    expect(books.map(({ resourceId }) => resourceId)).toEqual([1, 4]);
  });

  it("end with the owner's own", () => {
    const spade = entry(7, 17, "spade");
    expect(sections.map(({ label }) => label).slice(6)).toEqual(["Challenges", "Tools"]);
    expect(sectionOf(sections, new URLSearchParams("section=17")).label).toBe("Tools");
    expect(deepLinked(sections, [...entries, spade], "#spade")?.section?.label).toBe("Tools");
  });

  it("show the challenges after the one entry that leads to the cats", () => {
    const cats = { ...entry(6, 14), title: "House cats" };
    const all = [entry(5, 14, "catio"), cats, ...entries];
    const challenges = resourceSections.find(({ slug }) => slug === "challenges");
    if (!challenges) throw new Error("no challenges");
    expect(entriesOf(all, challenges).map(({ resourceId }) => resourceId)).toEqual([6, 3]);
    expect(entriesOf(entries, challenges).map(({ resourceId }) => resourceId)).toEqual([3]);
    expect(sectionHolding(sections, all, cats)).toBe(challenges);
    expect(deepLinked(sections, all, "#catio")).toMatchObject({
      section: undefined,
      entry: all[0],
    });
  });

  it("are found by an entry's deep link", () => {
    expect(deepLinked(sections, entries, "#seed-swap")?.section?.slug).toBe("nurseries");
    expect(deepLinked(sections, entries, "#caf%C3%A9")?.section?.slug).toBe("challenges");
    expect(deepLinked(sections, entries, "#nobody")).toBeUndefined();
    expect(deepLinked(sections, entries, "#%")).toBeUndefined();
    expect(deepLinked(sections, entries, "")).toBeUndefined();
  });

  it("are found by a deep link that an entry had before, unless another has it now", () => {
    const former = [
      { deepLink: "swap", resourceId: 2 },
      { deepLink: "café", resourceId: 1 },
      { deepLink: "gone", resourceId: 99 },
    ];
    expect(deepLinked(sections, entries, "#swap", former)?.entry.resourceId).toBe(2);
    expect(deepLinked(sections, entries, "#caf%C3%A9", former)?.entry.resourceId).toBe(3);
    expect(deepLinked(sections, entries, "#gone", former)).toBeUndefined();
    expect(deepLinked(sections, entries, "#other", former)).toBeUndefined();
  });
});
