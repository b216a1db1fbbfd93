import type { Page } from "@playwright/test";
import type { PlantRow } from "shared-types/plant/answers";
import { expectAccessible } from "./fixture/accessible";
import { ask } from "./fixture/calls";
import { untouched } from "./fixture/lists";
import { expect, isSameDocument, markDocument, test, visit } from "./fixture/site";

/** A drawing is made larger, and moves within its frame. */
async function expectZoom(page: Page): Promise<void> {
  const frame = page.getByRole("region", { name: "East side, drawing" });
  const drawing = frame.getByRole("img").first();
  const fitted = (await drawing.boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: "Zoom in" }).first().click();
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(fitted * 1.4);
  await expect(frame).toHaveAttribute("tabindex", "0");
  await page.getByRole("button", { name: "Zoom out" }).first().click();
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeCloseTo(fitted, 0);
}

test("the plan shows both sides, its plants and what stood in a year, and leads to the one before @desk", async ({
  page,
}) => {
  const plants = await ask<PlantRow[]>(page.request, "/api/flora", untouched);
  await visit(page, "/plans");
  await expect(page).toHaveURL("/plans/blueprint2");
  for (const side of ["East side", "West side"]) {
    const drawing = page
      .getByRole("region", { name: `${side}, drawing` })
      .getByRole("img")
      .first();
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute("alt", new RegExp(side.replace(" side", ""), "i"));
    await expect(drawing).not.toHaveJSProperty("naturalWidth", 0);
  }
  await expectZoom(page);

  await test.step("every plant named in a bed has its page", async () => {
    const known = plants.map(({ keyId }) => `/flora/${keyId}`);
    const named = page.getByRole("list", { name: /^Plants: / }).getByRole("link");
    const targets = await named.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(targets.length).toBeGreaterThan(30);
    expect(targets.filter((target) => !known.includes(target ?? ""))).toEqual([]);
  });

  await test.step("the end of a planting list that fades out is not faded", async () => {
    const list = page.getByRole("region", { name: "Planting list: East side" });
    const { fades, below } = await list
      .getByRole("listitem")
      .last()
      .evaluate((row) => {
        const box = row.closest("section")?.parentElement;
        box?.scrollTo(0, box.scrollHeight);
        const bottom = box?.getBoundingClientRect().bottom ?? 0;
        return {
          fades: box ? getComputedStyle(box).maskImage : "",
          below: bottom - row.getBoundingClientRect().bottom,
        };
      });
    expect(fades).toMatch(/^linear-gradient/);
    expect(below).toBeGreaterThanOrEqual(48);
  });

  await test.step("the ruler shows what stood in a year", async () => {
    const ruler = page.getByRole("slider", { name: /What stood in/ });
    await expect(ruler).toHaveValue("2025");
    const list = page.getByRole("region", { name: "Planting list" }).first();
    await expect(list).toContainText("Purple passionflower");
    await expect(list).not.toContainText("Trumpet creeper");
    await ruler.focus();
    await page.keyboard.press("Home");
    await expect(ruler).toHaveValue("2021");
    await expect(list).toContainText("Trumpet creeper");
    await expect(list).not.toContainText("Purple passionflower");

    // The slider lies over the engraved years: a click on one points at it.
    const engraved = await ruler.locator("..").getByText("2023", { exact: true }).boundingBox();
    expect(engraved).not.toBeNull();
    const { x, y, width, height } = engraved ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(ruler).toHaveValue("2023");
  });

  await test.step("the two versions lead to each other", async () => {
    await markDocument(page);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Blueprint 1.0" }).click();
    await expect(page).toHaveURL("/plans/blueprint1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blueprint 1.0");
    await expect(main).toContainText("large lawn area");
    await main.getByRole("link", { name: "Blueprint 2.0" }).click();
    await expect(page).toHaveURL("/plans/blueprint2");
    expect(await isSameDocument(page)).toBe(true);
  });
});

test("a mark opens the card of its plant, by pointer and by keyboard @smoke", async ({ page }) => {
  await visit(page, "/plans/blueprint2");
  const marks = page.getByRole("group", { name: "Plants: East side" }).getByRole("link");
  await marks.filter({ hasText: /^3$/ }).click();
  const card = page.getByRole("region", { name: "3 Scarlet bee balm" });
  await expect(card).toContainText("Monarda didyma");
  await expect(card).toContainText("Patio beds");
  await expect(card.getByRole("link", { name: "Scarlet bee balm" })).toHaveAttribute(
    "href",
    "/flora/beebalm",
  );
  await expect(card.getByText("Visited by")).toBeVisible();
  await expectAccessible(page, "plan with an open card");
  const id = await marks.and(page.locator('[aria-current="true"]')).getAttribute("id");
  await expect(page.locator("svg use"), "above its neighbors").toHaveAttribute("href", `#${id}`);
  // The next mark to the right is the beardtongue's.
  await marks.filter({ hasText: /^3$/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "4 Foxglove beardtongue" })).toBeVisible();
  await expect(page.locator("svg use"), "it hides no focus").toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "4 Foxglove beardtongue" })).toBeHidden();
});

test(
  "at a phone’s width a drawing is made larger, no mark lies over another, and a finger hits the one it sees",
  {
    tag: "@phone",
  },
  async ({ page }) => {
    await visit(page, "/plans/blueprint2");
    await expectZoom(page);
    for (const side of ["East side", "West side"]) {
      const drawing = page.getByRole("group", { name: `Plants: ${side}` });
      const discs = drawing.locator("a circle + circle");
      const places = () =>
        discs.evaluateAll((all) =>
          all.map((disc) => {
            const { x, y, width, height } = disc.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2 };
          }),
        );
      const all = await places();
      expect(all.length).toBeGreaterThan(20);
      const nearest = all.flatMap((a, n) =>
        all.slice(n + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
      );
      expect(Math.min(...nearest), `${side}, px from disc to disc`).toBeGreaterThan(14);

      await drawing.scrollIntoViewIfNeeded();
      for (const [n, { x, y }] of (await places()).entries()) {
        await page.touchscreen.tap(x, y);
        await expect(drawing.getByRole("link").nth(n)).toHaveAttribute("aria-current", "true");
      }
    }
  },
);

test("a plant’s page leads to its mark on the plan, with the card open", async ({ page }) => {
  await visit(page, "/flora/beebalm");
  const stands = page.getByRole("region", { name: "On the plan" });
  await expect(stands).toContainText("Patio beds · ");
  await expectAccessible(page, "plant with its plans");
  await stands.getByRole("link", { name: "Blueprint 2.0, East side" }).first().click();
  const marks = page.getByRole("group", { name: "Plants: East side" });
  await expect(page.getByRole("region", { name: "3 Scarlet bee balm" })).toBeVisible();
  await expect(marks.locator('[aria-current="true"]')).toBeInViewport();
  // The address alone does the same.
  const address = page.url();
  await page.goto("about:blank");
  await visit(page, address);
  await expect(page.getByRole("region", { name: "3 Scarlet bee balm" })).toBeVisible();

  // One that is gone leads to the last year in which it stood.
  await visit(page, "/flora/trumpet");
  await expect(stands).toContainText("from June 2021 to March 2023");
  await stands.getByRole("link").first().click();
  await expect(page.getByRole("slider", { name: "What stood in 2022" })).toBeVisible();
  await expect(page.getByRole("region", { name: /Trumpet/i })).toContainText("Planted June 2021");
});
