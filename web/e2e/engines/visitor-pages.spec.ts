import { hasLater } from "../fixture/site";
import { expect, test } from "./fixture/test";

test("the carousel turns by its buttons, and stops", async ({ visitor }) => {
  await visitor.open("/");
  const carousel = visitor.role("region", "Pictures from the garden");
  await carousel.role("button", "Pause the pictures").click();
  await carousel.role("button", "Play the pictures").toBeThere();
  const plate = carousel.css("*").with(/^Plate \d$/);
  const shown = async () => Number(/\d/.exec((await plate.texts()).at(-1) ?? "")?.[0]);
  const before = await shown();
  await carousel.role("button", "Next picture").click();
  await expect.poll(shown).toBe((before % 7) + 1);
  await carousel.role("button", "Previous picture").click();
  await expect.poll(shown).toBe(before);
});

test("plants are filtered by two things at once", async ({ visitor }) => {
  await visitor.open("/flora");
  const names = visitor.role("rowheader");
  const counts = [await names.count()];
  await visitor
    .css("summary")
    .with(/^Filters$/)
    .click();
  const choose = async (group: string, choice: RegExp, address: string) => {
    await visitor.role("group", group).role("link", choice).click();
    await visitor.toBeAt(address);
    await expect.poll(() => names.count()).toBeLessThan(counts.at(-1) ?? 0);
    counts.push(await names.count());
    await visitor
      .role("search")
      .role("status")
      .toSay(`${counts.at(-1)} plants`);
  };
  await choose("Sun", /^Full sun \d+$/, "/flora?sun=F");
  await choose("Moisture", /^Wet \d+$/, "/flora?sun=F&moisture=W");
  await visitor.role("search").role("button", "Clear").click();
  await names.toBe(counts[0] ?? 0);
});

test("a plant's page leads to its photos, and back to the list", async ({ visitor }) => {
  await visitor.open("/flora");
  await visitor
    .role("rowheader", /Wild bergamot/)
    .role("link")
    .click();
  await visitor.role("heading", "Wild bergamot").toBeThere();
  await visitor.main.css('a[href^="/photos/"]').nth(0).click();
  await visitor.role("dialog", /slideshow$/).toBeThere();
  await visitor.press("Escape");
  await visitor.role("dialog").toBe(0);
  await visitor.read(() => history.back());
  await visitor.toBeAt("/flora");
  await visitor.role("rowheader", /Wild bergamot/).toBeThere();
});

test("the photos have pages and categories", async ({ visitor }) => {
  await visitor.open("/photos");
  const thumbs = visitor.role("list", "Photos").role("link");
  const pager = visitor.role("navigation", "Photos, pages");
  const first = () => thumbs.nth(0).read(([one]) => one?.dataset["photo"]);
  const before = await first();
  await pager.role("link", "next >").click();
  await visitor.toBeAt("/photos?page=2");
  await expect.poll(first).not.toBe(before);
  await thumbs.toBe(24);
  // Firefox writes the words of a picture where it is to come.
  const inks = await visitor.read(() =>
    [...document.querySelectorAll("main img")].map((one) => getComputedStyle(one).color),
  );
  expect(new Set(inks)).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
});

test("the calendar shows today, and a row opens to its photos", async ({ visitor }) => {
  await visitor.open("/calendar");
  const today = () =>
    visitor.read(() =>
      [...document.querySelectorAll<HTMLElement>("[style*='--today']")].map((one) =>
        Number(one.style.getPropertyValue("--today")),
      ),
    );
  const [week = NaN] = await today();
  expect(week).toBeGreaterThanOrEqual(0);
  const row = visitor.role("button", /^Wild columbine: /);
  await row.click();
  await visitor.main.toSay("First record");
  await row.read(([one]) => one?.focus());
  await visitor.press("Enter");
  await expect.poll(() => visitor.main.css("dt").with("First record").count()).toBe(0);
});

test("a mark of the plan opens the card of its plant, by mouse and by keys", async ({
  visitor,
}) => {
  await visitor.open("/plans/blueprint2");
  const marks = visitor.role("group", "Plants: East side").role("link");
  await marks.with("3").click();
  await visitor.role("region", "3 Scarlet bee balm").toSay("Monarda didyma");
  await marks.with("3").read(([one]) => one?.focus());
  await visitor.press("ArrowRight");
  await visitor.press("Enter");
  await visitor.role("region", "4 Foxglove beardtongue").toBeThere();
  await visitor.press("Escape");
  await visitor.role("region", "4 Foxglove beardtongue").toBe(0);
});

test("the search forgives typing errors, and the key / leads to it", async ({ visitor }) => {
  await visitor.open("/cats");
  await expect.poll(() => visitor.read(hasLater)).toBe(true);
  await visitor.press("/");
  await visitor.toBeAt("/search");
  const field = visitor.main.role("searchbox");
  await expect.poll(() => field.isFocused()).toBe(true);
  await visitor.type("chikcadee");
  await visitor
    .role("region", /^Animals/)
    .role("link", /Carolina chickadee/)
    .click();
  await visitor.toBeAt("/fauna/chickadee");
});

test("pages opened in quick succession end at the last one", async ({ visitor }) => {
  await visitor.open("/");
  for (let round = 0; round < 3; round++) {
    await visitor.read(() => {
      for (const path of ["/flora", "/fauna", "/photos", "/contact"])
        document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
    });
    await visitor.toBeAt("/contact");
  }
});

const pages = [
  "/",
  "/flora",
  "/fauna",
  "/flora/coneflower",
  "/fauna/monarch",
  "/photos",
  "/calendar",
];
const more = ["/plans/blueprint2", "/resources", "/cats", "/contact", "/search?q=oak"];

test("no page is wider than the window, and each shows its pictures", async ({ visitor }) => {
  for (const path of [...pages, ...more]) {
    await visitor.open(path);
    const excess = () =>
      visitor.read(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(excess, { message: path }).toBeLessThanOrEqual(0);
    const broken = () =>
      visitor.read(() =>
        [...document.images]
          .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
          .map(({ currentSrc }) => currentSrc)
          .filter((source) => source !== ""),
      );
    expect(await broken(), path).toEqual([]);
  }
});

test("a letter is sent with its captcha solved", async ({ visitor }) => {
  await visitor.open("/contact");
  // The captcha refuses browsers that are driven.
  await visitor.read(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
  });
  const form = visitor.role("form", "Message");
  await form.role("textbox", "First name").write("Ida");
  await form.role("textbox", "Email").write("ida.wren@example.org");
  await form.role("textbox", "Message").write("The sedge on your bank is a rush: it is round.");
  await form.role("group", "Anti-Robot Verification").role("status").toSay("I am human");
  await form.role("button", "SEND").click();
  await visitor.role("region", "Your letter is in the box.").toBeThere();
});
