import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { photoItem } from "../features/photo/fixture";
import { Carousel } from "../features/site/components/Carousel";
import { SiteContext, type Site } from "../lib/settings";
import { sampleReader } from "./fixture/sample-reader";
import { sampleSettings } from "./fixture/sample-settings";

const site: Site = {
  settings: sampleSettings,
  reader: sampleReader,
  ...{ quoteNumber: 0, quoteCount: 0, blueprint: undefined },
};

/** The buttons below so many slides. */
function buttonsOf(count: number): number {
  const host = document.createElement("div");
  const slides = Array.from({ length: count }, () => ({ photo: photoItem(7), caption: "" }));
  host.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <SiteContext value={site}>
        <Carousel slides={slides} />
      </SiteContext>
    </MemoryRouter>,
  );
  return host.querySelectorAll("button").length;
}

test("a carousel of one picture has no buttons, which would do nothing", () => {
  expect(buttonsOf(1)).toBe(0);
  expect(buttonsOf(2)).toBe(3);
});
