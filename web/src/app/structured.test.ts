import fc from "fast-check";
import type { ThingLeaf } from "schema-dts";
import { describe, expect, it } from "vitest";
import { showingAll } from "shared-types/site/codes";
import type { AboutSite } from "../lib/structured/node";
import type { SharedHead } from "./shared-head";
import { structuredData } from "./structured";

const site: AboutSite = {
  pages: showingAll(),
  origin: "https://garden.example",
  title: "Garden",
  names: {},
  owner: "Ada Fern",
  licenseUrl: "",
};

const head: SharedHead = { title: "White oak", description: "", parents: [] };

/** The graph of a script element, read as a browser reads it: up to the first end tag. */
function graphOf(element: string): ThingLeaf[] {
  const [, json = ""] =
    /^<script type="application\/ld\+json">(.*?)<\/script/is.exec(element) ?? [];
  return (JSON.parse(json) as { "@graph": ThingLeaf[] })["@graph"];
}

describe("structuredData", () => {
  it("leads from the home page to the page", () => {
    const parents = [{ name: "Flora", path: "/flora" }];
    const [list] = graphOf(structuredData({ ...head, parents }, "/flora/oak", site));
    expect(list).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://garden.example/" },
        { "@type": "ListItem", position: 2, name: "Flora", item: "https://garden.example/flora" },
        {
          "@type": "ListItem",
          position: 3,
          name: "White oak",
          item: "https://garden.example/flora/oak",
        },
      ],
    });
  });

  it("names a page by its one address", () => {
    const element = structuredData({ ...head, canonical: "/photos/3" }, "/photos/3", site);
    expect(element).toContain('"item":"https://garden.example/photos/3"');
  });

  it("says nothing of what is no page, or a view of another", () => {
    expect(structuredData({ ...head, robots: "noindex" }, "/x", site)).toBe("");
    expect(structuredData({ ...head, robots: "noindex, follow" }, "/x", site)).toBe("");
  });

  const wild = fc.constantFrom(
    "</script>",
    "<!--",
    "<script",
    "]]>",
    "\u2028",
    "\u2029",
    "\\",
    '"',
    "'",
    "é🐝",
    "</SCRIPT ",
    "\n",
    "&lt;",
    "a",
  );
  const text = fc.array(wild, { maxLength: 8 }).map((parts) => parts.join(""));

  it("keeps every text as it is, and none ends the element or opens another", () => {
    fc.assert(
      fc.property(text, text, (name, owner) => {
        const structured = ({ owner: by }: AboutSite): ThingLeaf[] => [
          { "@type": "Thing", name: by },
        ];
        const element = structuredData({ ...head, title: `x${name}`, structured }, "/x", {
          ...site,
          owner,
        });
        const [thing, way] = graphOf(element);
        expect(thing?.["name"]).toBe(owner);
        expect(JSON.stringify(way)).toContain(JSON.stringify(`x${name}`));
        expect(element.match(/</g)).toHaveLength(2);
      }),
      { numRuns: 1000 },
    );
  });
});
