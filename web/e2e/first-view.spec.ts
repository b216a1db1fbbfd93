import type { Page } from "@playwright/test";
import type { PhotoPage } from "shared-types/photo/answers";
import { allowFaults } from "./fixture/faults";
import { ask } from "./fixture/calls";
import { anyPhoto } from "./fixture/gallery";
import { pages, tabTitle } from "./fixture/pages";
import { expect, test } from "./fixture/site";

// The first view is the server's HTML.
test.use({ javaScriptEnabled: false });

/** Pages whose first view is a picture. */
const pictured = new Set([
  "/",
  "/plans/blueprint2",
  "/plans/blueprint1",
  "/fauna/chickadee",
  "/flora/littleblue",
]);

/** The preloads in the head, and the pictures in the body. */
function wants(page: Page) {
  return page.evaluate(() => {
    const preloads = (kind: string) =>
      [...document.querySelectorAll(`link[rel=preload][as=${kind}]`)].map((link) => ({
        href: link.getAttribute("href"),
        srcset: link.getAttribute("imagesrcset"),
        sizes: link.getAttribute("imagesizes"),
        type: link.getAttribute("type"),
        priority: link.getAttribute("fetchpriority"),
      }));
    const images = [...document.querySelectorAll("img")].map((image) => {
      const source = image.parentElement?.querySelector("source");
      return {
        href: image.getAttribute("src"),
        srcset: source?.getAttribute("srcset") ?? null,
        sizes: source?.getAttribute("sizes") ?? null,
        type: source?.getAttribute("type") ?? null,
        priority: image.getAttribute("fetchpriority"),
        isLazy: image.loading === "lazy",
        // A first row just below the fold is fine; without scripts the search is open above it.
        isNear: image.getBoundingClientRect().top < window.innerHeight * 1.5,
      };
    });
    const shown = [...document.querySelectorAll("body *")].filter((element) => {
      const { top, height } = element.getBoundingClientRect();
      const words = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim(),
      );
      return words && height > 0 && top < window.innerHeight;
    });
    const styles = shown.map((element) => {
      const { fontFamily, fontStyle } = getComputedStyle(element);
      return `${fontFamily.split(",")[0]?.replaceAll('"', "").toLowerCase()}-${fontStyle}`;
    });
    return { pictures: preloads("image"), fonts: preloads("font"), images, styles };
  });
}

async function expectExact(page: Page, isPictured: boolean): Promise<void> {
  const { pictures, fonts, images, styles } = await wants(page);
  const { href, srcset, sizes, type, priority } = images[0] ?? {};
  expect(pictures, "asked ahead").toEqual(
    isPictured ? [{ href, srcset, sizes, type, priority }] : [],
  );
  if (isPictured) expect(priority).toBe("high");
  expect(images.filter(({ priority }) => priority).length, "first of all").toBeLessThanOrEqual(1);
  const early = images.filter(({ isLazy, isNear }) => !isLazy && !isNear);
  expect(early, "out of view, and does not wait").toEqual([]);

  // Both styles at once, however many pictures there are: a font that comes late is seen on the next page only.
  const styleOf = (at: string | null) => /\/([a-z]+-[a-z]+)-[^/]+\.woff2$/.exec(at ?? "")?.[1];
  const named = styles.filter((style) => style.startsWith("newsreader-"));
  expect(fonts.map((font) => styleOf(font.href)).toSorted()).toEqual(
    [...new Set(named)].toSorted(),
  );
  expect(fonts.map((font) => font.priority)).toEqual([null, null]);
}

test("every page is there without scripts, and asks ahead for what its first view shows @both", async ({
  page,
  request,
}) => {
  allowFaults(page, /status( of)? 404/);
  // Preloaded scripts that are not allowed to run.
  allowFaults(page, /^failed: csp .*\.js\)$/);
  for (const { path, heading, status, ...rest } of pages)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(status);
      await expect(page).toHaveTitle(tabTitle(rest));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(page.locator("header nav").getByRole("link")).toHaveCount(8);
      await expectExact(page, pictured.has(path));
    });
  const { items } = await ask<PhotoPage>(request, "/api/photos", anyPhoto);
  await page.goto(`/photos/${items[0]?.photoId}`);
  await expectExact(page, true);
});
