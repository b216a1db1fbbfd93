import { act } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import type { PlanPlant, Planting, PlanSheetDetail } from "shared-types/plan/answers";
import { host, onSite, render, setStage } from "../../../lib/stage.fixture";
import { readAgain } from "../../../lib/swr";
import { PlanBase } from "./PlanBase";
import { PlanScale } from "./PlanDrawing";
import { PlanSheetView } from "./PlanSheetView";

const oak = { plantId: 3, nameCommon: "White oak", keyId: "oak", type: "", season: "" };
const planting = { plantingId: 9, plantId: 3, bedId: 0, x: 0, y: 0, number: 1, note: "" };
const sheet = {
  ...{ sheetId: 1, photo: null, title: "", alt: "", caption: "", north: null, feet: 0, depth: 0 },
  beds: [],
  plantings: [{ ...planting, plantedOn: null, removedOn: null } as Planting],
} as unknown as PlanSheetDetail;

const site = {
  reader: {
    floraFacets: async () => ({
      inBloom: [3],
      visitors: [
        ...["Bee", "Jay", "Moth", "Titmouse", "Wren"].map((nameCommon) => ({
          ...{ keyId: nameCommon.toLowerCase(), nameCommon, plantIds: [3, 4] },
        })),
        { keyId: "toad", nameCommon: "Toad", plantIds: [4] },
      ],
    }),
  },
};

setStage();
afterEach(() => {
  // What was read is fresh for an hour.
  readAgain();
});

const button = (label: string) =>
  host.querySelector<HTMLElement>(`button[aria-label="${label}"]`) as HTMLElement;

/** Shows the drawing and opens the card of its oak. */
async function openCard(drawn = sheet) {
  render(
    onSite(
      site,
      <PlanSheetView
        {...{ viewpoints: [], year: null, isFirst: false, linkedId: null }}
        sheet={drawn}
        plants={[oak as PlanPlant]}
        anchor="plan-1"
      />,
    ),
  );
  await act(async () => button("1: show White oak on the drawing").click());
  return host.querySelector("section[aria-label='1 White oak']")?.textContent ?? "";
}

test("a card says whether its plant blooms today, and who visits it", async () => {
  const words = await openCard();
  expect(words).toContain("In bloom today");
  expect(words).toContain("Visited by Bee, Jay, Moth, Titmouse and 1 more");
  // Painted again, above its neighbors.
  expect(host.querySelector("use")?.getAttribute("href")).toBe("#planting-9");
});

test("a plant that is gone is not in bloom", async () => {
  const [gone] = sheet.plantings.map((one) => ({ ...one, plantedOn: "2021", removedOn: "2024" }));
  const words = await openCard({ ...sheet, plantings: gone ? [gone] : [] });
  expect(words).toContain("Planted 2021, removed 2024");
  expect(words).toContain("Visited by");
  expect(words).not.toContain("In bloom");
});

test("a mark pressed by keyboard opens its card where the browser counts that as a click elsewhere", async () => {
  await openCard();
  await act(async () => button("Close").click());
  const click = { bubbles: true, detail: 1, clientX: 500, clientY: 500 };
  const mark = document.getElementById("planting-9");
  await act(async () => mark?.dispatchEvent(new MouseEvent("click", click)));
  expect(host.querySelector("section[aria-label='1 White oak']")).not.toBeNull();
});

test("closing the card of a plant leads the keyboard back to its mark", async () => {
  await openCard();
  button("Close").focus();
  await act(async () => button("Close").click());
  expect(host.querySelector("button[aria-label=Close]")).toBeNull();
  expect(document.activeElement?.id).toBe("planting-9");
});

test.each([
  [null, 0, ""],
  [90, 0, "N"],
  [null, 60, "10 feet"],
  [0, 4, "N1 foot"],
])("with north at %s and %i feet, the drawing says “%s” of its scale", (north, feet, words) => {
  render(<PlanScale sheet={{ north, feet }} />);
  expect(host.textContent).toBe(words);
});

test.each([
  ["The beds from above", true, "The beds from above"],
  ["", true, "Front yard"],
  ["", false, "A watercolor of the beds"],
])("a drawing with the alt text '%s' is called what it is", (alt, altProposed, name) => {
  const photo = { fileName: "a.jpg", version: "", width: 4, height: 3, sources: [] };
  const words = { altProposed, alt: altProposed ? "Garden picture" : "A watercolor of the beds" };
  const drawn = { ...sheet, title: "Front yard", alt, photo: { ...photo, ...words } };
  const base = <PlanBase sheet={drawn as unknown as PlanSheetDetail} isFirst={false} />;
  expect(renderToStaticMarkup(onSite(site, base))).toContain(`alt="${name}"`);
});
