import { expectAccessible } from "./fixture/accessible";
import { expect, test, visit } from "./fixture/site";

/** The labels of docs/product.md 4.2. */
const labels: Record<string, Record<string, string>> = {
  Sun: {
    F: "Full sun",
    "F-P": "Full sun to part shade",
    "F-S": "Full sun to shade",
    "P-S": "Part shade to shade",
    "S-P": "Shade to part shade",
    S: "Shade",
  },
  Moisture: {
    D: "Dry",
    "D-M": "Dry to medium",
    "M-D": "Medium to dry",
    M: "Medium",
    "W-D": "Wet to dry",
    "M-W": "Medium to wet",
    "W-M": "Wet to medium",
    W: "Wet",
  },
  Season: {
    spr: "Spring",
    sum: "Summer",
    fall: "Fall",
    win: "Winter",
    "spr-fall": "Spring to fall",
    all: "All year",
  },
};

test("every code in the list says what it means", async ({ page }) => {
  await visit(page, "/flora");
  for (const [column, meanings] of Object.entries(labels)) {
    const cells = page.locator(`td[data-label="${column}"] button`);
    const pairs = await cells.evaluateAll((all) =>
      all.map((button) => {
        const tip = document.getElementById(button.getAttribute("aria-describedby") ?? "");
        const label = tip?.textContent ?? "";
        return [button.textContent.replace(label, ""), label] as const;
      }),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(60);
    for (const [code, label] of pairs) expect(meanings[code], `${column} ${code}`).toBe(label);
    expect(new Set(pairs.map(([code]) => code)).size).toBe(Object.keys(meanings).length);
  }
});

test(
  "the meaning shows to a finger, the pointer and the keyboard",
  { tag: "@both" },
  async ({ page, hasTouch }) => {
    await visit(page, "/flora");
    const code = page.locator('td[data-label="Moisture"] button').nth(1);
    const tip = code.getByRole("tooltip", { includeHidden: true });
    await expect(tip).toHaveCSS("visibility", "hidden");
    if (hasTouch) await code.tap();
    else await code.hover();
    await expect(tip).toBeVisible();
    await expectAccessible(page, "code explained");
    await page.keyboard.press("Escape");
    if (!hasTouch) await page.mouse.move(0, 0);
    await expect(code).toHaveText(/\w/);
  },
);

test("one stop of the keyboard for all codes, arrows from one to the next", async ({ page }) => {
  await visit(page, "/flora");
  const codes = page.locator("tbody button");
  await expect(page.locator('tbody button[tabindex="0"]')).toHaveCount(1);
  await codes.first().focus();
  const tip = (i: number) => codes.nth(i).getByRole("tooltip", { includeHidden: true });
  await expect(tip(0)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(codes.nth(1)).toBeFocused();
  await expect(tip(1)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip(1)).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect(codes.first()).toBeFocused();
  await expect(page).toHaveURL("/flora");
});
