import { describe, expect, test } from "vitest";
import { linksToChoose, optionText, withEdited, withLink, withoutLink } from "./link-list";

const oak = { linkId: 1, text: "Oak", href: "https://oak.example" };
const fern = { linkId: 2, text: "Fern", href: "https://fern.example" };
const listed = [oak];

describe("the list of a record's links", () => {
  test("a new link stands at the end", () => {
    expect(withLink(listed, fern)).toEqual([oak, fern]);
  });

  test("a link that is there already is not there twice", () => {
    expect(withLink(listed, { ...oak, text: "Other" })).toBe(listed);
  });

  test("an edited link keeps its place", () => {
    const both = withLink(listed, fern);
    const edited = withEdited(both, { linkId: 1, text: "White oak", href: "/flora/oak" });
    expect(edited.map(({ text, href }) => [text, href])).toEqual([
      ["White oak", "/flora/oak"],
      ["Fern", "https://fern.example"],
    ]);
  });

  test("a removed link is gone, the others stay", () => {
    expect(withoutLink(withLink(listed, fern), 1).map(({ linkId }) => linkId)).toEqual([2]);
  });
});

describe("links to choose from", () => {
  const more = { hoverText: "", imgFileName: "", altText: "", uses: 0 };
  const all = [
    { ...oak, ...more },
    { ...fern, ...more },
    { linkId: 3, text: "Québec ferns", href: "https://q.example", ...more },
  ];

  test("those on the record are left out", () => {
    expect(linksToChoose(all, listed, "").map(({ linkId }) => linkId)).toEqual([2, 3]);
  });

  test("every word must be in text or address, whatever its accents and case", () => {
    expect(linksToChoose(all, [], "FERN quebec").map(({ linkId }) => linkId)).toEqual([3]);
    expect(linksToChoose(all, [], "fern.example").map(({ linkId }) => linkId)).toEqual([2]);
    expect(linksToChoose(all, [], "moss")).toEqual([]);
  });

  test("an option reads 'text || href'", () => {
    expect(optionText(oak)).toBe("Oak || https://oak.example");
  });
});
