import type { Page } from "@playwright/test";
import type { Slide } from "shared-types/slides/answers";
import { expectAccessible } from "./fixture/accessible";
import { ask } from "./fixture/calls";
import { drag } from "./fixture/gestures";
import { expect, test, visit } from "./fixture/site";
import { pass, stopClock } from "./fixture/time";

const subjects = [
  /frog/i,
  /moth/i,
  /chickadee/i,
  /cardinal/i,
  /bumble ?bee/i,
  /phoebe/i,
  /bluebird/i,
];
const intervalMs = 5000;

function partsOf(page: Page) {
  const carousel = page.getByRole("region", { name: "Pictures from the garden" });
  const slides = carousel.locator(".slick-slide");
  return {
    carousel,
    slides,
    shown: slides.filter({ has: page.locator("div:not([inert]) > picture") }),
    plate: carousel.getByText(/^Plate \d$/),
    previous: carousel.getByRole("button", { name: "Previous picture" }),
    next: carousel.getByRole("button", { name: "Next picture" }),
    pause: carousel.getByRole("button", { name: "Pause the pictures" }),
    play: carousel.getByRole("button", { name: "Play the pictures" }),
  };
}

/** Opens the home page with all seven slides loaded. */
async function openHome(page: Page) {
  await visit(page, "/");
  const parts = partsOf(page);
  await expect(parts.slides).toHaveCount(7);
  return parts;
}

/** The same with the clock stopped. */
async function openHomeInStoppedTime(page: Page) {
  await page.clock.install();
  const parts = await openHome(page);
  await stopClock(page);
  return parts;
}

/** Moves pointer and focus away from the carousel. */
async function leave(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).click();
}

test("shows the owner's seven pictures in their order, both ways round", async ({ page }) => {
  const slides = await ask<Slide[]>(page.request, "/api/slides");
  const items = slides.map(({ photo, caption }) => ({ alt: photo.alt, caption }));
  const { carousel, shown, plate, next, previous } = await openHome(page);
  const heightOf = async () => (await page.getByRole("main").boundingBox())?.height;
  const height = await heightOf();
  for (const [i, subject] of subjects.entries()) {
    expect(`${items[i]?.alt} ${items[i]?.caption}`).toMatch(subject);
    await expect(plate).toHaveText(`Plate ${i + 1}`);
    await expect(shown).toHaveCount(1);
    await expect(shown.locator("img")).toHaveAttribute("alt", items[i]?.alt ?? "");
    await expect(carousel.getByRole("link")).toHaveText(items[i]?.caption ?? "");
    await expect(carousel.locator("[inert]")).toHaveCount(6);
    expect(await heightOf(), "the page stays still under the pictures").toBe(height);
    await next.click();
  }
  await expect(plate).toHaveText("Plate 1");
  await previous.click();
  await expect(plate).toHaveText("Plate 7");
  await expect(shown).toHaveCSS("opacity", "1");
  await expect(shown).toHaveCSS("transition-property", /opacity/);
  await expectAccessible(page, "last picture");
});

test("stops and goes on by its button @smoke", async ({ page }) => {
  const { plate, pause, play } = await openHomeInStoppedTime(page);
  await pause.click();
  await leave(page);
  await expect(play).toBeVisible();
  const before = await plate.innerText();
  await pass(page, 3 * intervalMs);
  await expect(plate).toHaveText(before, { ignoreCase: true });
  await play.click();
  await leave(page);
  await pass(page, intervalMs + 50);
  await expect(plate).not.toHaveText(before, { ignoreCase: true });
});

test("turns by itself every five seconds, and waits while someone points at it or is inside it", async ({
  page,
}) => {
  const { carousel, plate, next } = await openHomeInStoppedTime(page);
  let number = Number((await plate.innerText()).replace(/\D/g, ""));
  for (let turn = 0; turn < subjects.length; turn++) {
    await pass(page, intervalMs);
    number = (number % subjects.length) + 1;
    await expect(plate).toHaveText(`Plate ${number}`);
  }

  await carousel.hover();
  const before = await plate.innerText();
  await pass(page, 3 * intervalMs);
  await expect(plate).toHaveText(before, { ignoreCase: true });
  await leave(page);
  await next.focus();
  await pass(page, 3 * intervalMs);
  await expect(plate).toHaveText(before, { ignoreCase: true });
  await leave(page);
  await pass(page, intervalMs + 50);
  await expect(plate).not.toHaveText(before, { ignoreCase: true });
});

test(
  "keeps still for people who ask for less motion, and is swiped, from 40 px on",
  { tag: "@both" },
  async ({ page, hasTouch }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    const { carousel, shown, plate, play } = await openHome(page);
    await page.clock.fastForward(3 * intervalMs);
    await expect(play).toBeVisible();
    await expect(plate).toHaveText("Plate 1");
    const picture = shown.locator("picture");
    await expect(picture, "it hides nothing until it is painted itself").toHaveCSS(
      "background-image",
      "none",
    );
    await expect(picture).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expectAccessible(page, "at rest");

    const frame = carousel.locator(".slick-list");
    await drag(frame, { x: -30, y: 0 }, hasTouch);
    await expect(plate).toHaveText("Plate 1");
    await drag(frame, { x: -60, y: 0 }, hasTouch);
    await expect(plate).toHaveText("Plate 2");
    await drag(frame, { x: 60, y: 0 }, hasTouch);
    await expect(plate).toHaveText("Plate 1");
    await expect(picture).toHaveCSS("background-image", /^url\("data:/);
  },
);
