import { handbook } from "virtual:handbook";
import { expect, test } from "vitest";
import type { ScreenHandle } from "../lib/help-page";
import { panelPaths } from "../lib/panel-paths";
import { createPanelRoutes } from "./routes-cp";

const help = "/cp/help/:page?";
const texts = new Map(
  await Promise.all(handbook.map(async ({ name, load }) => [name, (await load()).html] as const)),
);

/** Whether the handbook has a page, and the section that `page#section` names. */
function hasPage(place: string): boolean {
  const [name = "", section] = place.split("#");
  const html = texts.get(name);
  return html !== undefined && (section === undefined || html.includes(` id="${section}"`));
}

test("every screen's '?' leads to a page of the handbook", () => {
  const screens = createPanelRoutes().flatMap(({ children = [] }) => children);
  const places = screens
    .filter(({ lazy, path }) => lazy && path !== help && path !== "/cp/*")
    .map(({ path, handle }) => [path, (handle as ScreenHandle | undefined)?.help ?? ""] as const);
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter(([, place]) => !hasPage(place))).toEqual([]);
});

test("the pages lead to pages, sections and pictures that exist, and their pictures say what they show", () => {
  expect(handbook.length).toBeGreaterThan(11);
  for (const { name, title, lead } of handbook) {
    const html = texts.get(name) ?? "";
    expect(title, name).not.toBe("");
    expect(lead, name).toMatch(/^[^.]+\.$/);
    expect(html, name).not.toMatch(/<h1|\.md["#]|%%/);
    for (const [, href = ""] of html.matchAll(/ href="([^"]*)"/g)) {
      const place = href.startsWith("#") ? name + href : href.replace(panelPaths.helpPage(""), "");
      if (!/^https?:/.test(href)) expect(hasPage(place), `${name}: ${href}`).toBe(true);
    }
    for (const [picture] of html.matchAll(/<img[^>]*>/g))
      expect(picture, name).toMatch(/ src="[^"]+\.webp" alt="[^"]{20,}" width="\d+" height="\d+"/);
  }
});
