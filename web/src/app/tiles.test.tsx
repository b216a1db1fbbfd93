import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { tileNames } from "shared-types/site/codes";
import type { SiteHome } from "shared-types/site/parts";
import { expect, test } from "vitest";
import { Tiles } from "../features/site/components/Tiles";
import { SiteContext, type Site } from "../lib/settings";
import { sampleReader } from "./fixture/sample-reader";
import { sampleSettings } from "./fixture/sample-settings";

const site: Site = {
  settings: sampleSettings,
  reader: sampleReader,
  ...{ quoteNumber: 0, quoteCount: 0, blueprint: "/plans/lot" },
};
const photo = {
  ...{ photoId: 7, fileName: "wren.jpg", version: "1", alt: "", placeholder: "" },
  ...{ width: 1200, height: 800, sources: [] },
};

/** What each tile has above its words. */
function picturesOf(tiles: SiteHome["tiles"]): string[] {
  const host = document.createElement("div");
  host.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <SiteContext value={site}>
        <Tiles tiles={tiles} captions={{}} />
      </SiteContext>
    </MemoryRouter>,
  );
  return [...host.querySelectorAll("li a")].map((link) =>
    link.children.length === 1 ? "" : (link.querySelector("img, svg")?.tagName ?? "nothing"),
  );
}

test("among tiles with a picture one without has a drawing in its place; where none has one, none has a place", () => {
  expect(picturesOf({ fauna: photo })).toEqual(
    tileNames.map((name) => (name === "fauna" ? "IMG" : "svg")),
  );
  expect(picturesOf({})).toEqual(tileNames.map(() => ""));
});
