import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { PlainError } from "../stages/say.mjs";
import { folder } from "./pages.mjs";

const mostBytes = 60_000;
const around = 16;

/** Width and quality of a picture, the best first. @type {[number, number][]} */
const tries = [
  [1170, 84],
  [1170, 72],
  [1000, 74],
  [1000, 60],
];

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */

/**
 * The part of the window from the first to the last of some elements. All of its width: so every picture has one scale.
 * @param {Page} page
 * @param {Locator[]} elements
 */
async function frame(page, elements) {
  const boxes = await Promise.all(
    elements.map(async (element) => {
      const box = await element.boundingBox();
      if (!box) throw new PlainError(`Nothing to be seen of ${String(element)}.`);
      return box;
    }),
  );
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - around);
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + around;
  return { x: 0, y, width: page.viewportSize()?.width ?? 0, height: bottom - y };
}

/** Waits until nothing is loading, pictures included. @param {Page} page */
async function settle(page) {
  await page.waitForLoadState("networkidle");
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  await page.evaluate(
    "Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))",
  );
}

/** @param {string} name */
const fileOf = (name) => join(folder, "pictures", `${name}.webp`);

/**
 * Writes a blank picture wherever one is missing: without it the site, of which it is to be taken, cannot be built.
 * @param {string[]} names
 */
export async function holdPlaces(names) {
  const blank = sharp({ create: { width: 3, height: 2, channels: 3, background: "white" } });
  const bytes = await blank.webp().toBuffer();
  for (const name of names) if (!existsSync(fileOf(name))) writeFileSync(fileOf(name), bytes);
}

/**
 * Writes a picture of some elements into docs/owner/pictures.
 * @param {Page} page
 * @param {string} name
 * @param {Locator[]} elements
 */
export async function takePicture(page, name, elements) {
  for (const element of elements) await element.waitFor();
  await page.mouse.move(0, page.viewportSize()?.height ?? 0);
  await settle(page);
  const png = await page.screenshot({ clip: await frame(page, elements), animations: "disabled" });
  mkdirSync(join(folder, "pictures"), { recursive: true });
  for (const [width, quality] of tries) {
    const webp = await sharp(png)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (webp.length > mostBytes) continue;
    writeFileSync(fileOf(name), webp);
    return;
  }
  throw new PlainError(
    `The picture ${name} is larger than ${mostBytes} bytes: show less of the screen.`,
  );
}
