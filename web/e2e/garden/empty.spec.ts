import type { Guide } from "shared-types/guide/answers";
import type { Plan, PlanDetail } from "shared-types/plan/answers";
import type { Slide } from "shared-types/slides/answers";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { expect, test, visit } from "../fixture/site";
import { chosen, jpeg } from "../panel/fixture/camera";
import { openImport } from "../panel/fixture/import-screen";
import { owner } from "../panel/fixture/owner";
import { expectNoSidewaysScroll, formParts, openScreen } from "../panel/fixture/panel";
import { demoWords } from "../../../scripts/testing/demo-words.mjs";
import { ownersCalls } from "./fixture/new-owner";
import { expectNone, expectWhole } from "./fixture/own-pages";
import {
  addPlant,
  addQuote,
  addSlides,
  chooseTiles,
  drawPlan,
  writeLetter,
} from "./fixture/small-garden";

const plants = [
  ["Sweetfern", "Comptonia peregrina"],
  ["Fringetree", "Chionanthus virginicus"],
  ["Bottle gentian", "Gentiana clausa"],
  ["Goldthread", "Coptis trifolia"],
  ["Wild quinine", "Parthenium integrifolium"],
] as const;
const dates = ["2022", "2023-04", "2024-09-30"];
const plantings = Array.from({ length: 10 }, (_, n) => ({
  plant: plants[n % plants.length]?.[0] ?? "",
  on: dates[n % dates.length] ?? "",
}));
const captions = ["The gate", "The quarry road", "The north wall", "The pond"];

test("from nothing to a finished small garden, in which nothing is anybody else’s", async ({
  page,
}, { project }) => {
  allowFaults(page, /status( of)? (401|404)/);
  const { link } = project.metadata as { link: string };

  await test.step("the guide greets the new owner, and takes name and place", async () => {
    await page.goto(link);
    await expect(page.getByLabel("E-mail")).toBeFocused();
    await page.getByLabel("E-mail").fill(owner.email);
    await page.getByLabel("Password").fill(owner.password);
    await page.getByRole("button", { name: "Create the account" }).click();
    const guide = page.getByRole("region", { name: "Make this garden yours" });
    await expect(guide).toContainText("0 of 5");
    await expectAccessible(page, "the guide");
    await expectNoSidewaysScroll(page, "the guide");
    await expect(guide.getByLabel("Time zone")).toHaveValue("America/New_York");
    await guide.getByLabel("What is your garden called?").fill("Quarry Lane");
    await guide.getByLabel("Where is it?").fill("The Finger Lakes");
    await guide.getByLabel("Your name").fill("Ada Fern");
    await guide.getByRole("button", { name: "SAVE" }).click();
    await expect(guide).toContainText("1 of 5");
    await expect(page.getByRole("banner"), "without a reload").toContainText("Quarry Lane");
    const letter = guide.getByRole("button", { name: "Welcome letter" });
    await expect(letter).toHaveAttribute("aria-expanded", "true");
    await expect(letter, "the form that had the focus is gone").toBeFocused();
    await letter.press("Enter");
    await expect(letter).toHaveAttribute("aria-expanded", "false");

    await guide.getByRole("button", { name: "Hide the guide" }).click();
    await expect(guide).toBeHidden();
    await page.reload();
    const show = page.getByRole("button", { name: "Show the set-up guide" });
    const next = page.getByRole("region", { name: "What’s next" });
    await expect(next.or(show).first(), "what's next comes first").toHaveAccessibleName(/next/);
    await show.click();
    await guide.getByRole("link", { name: "Write the letter" }).click();
    await expect(page).toHaveURL("/cp/site?part=welcome");
  });

  await test.step("a list of nothing has no fields to search it, unless it is asked for something", async () => {
    for (const kind of ["plants", "photos"]) {
      const path = kind === "plants" ? "/flora" : "/photos";
      const field = page.getByRole("main").getByLabel("Search for");
      await page.goto(path);
      await expect(page.getByText(`No ${kind} yet.`)).toBeVisible();
      await expect(field).toHaveCount(0);
      await visit(page, `${path}?q=fern`);
      await expect(field).toHaveValue("fern");
      await page.getByRole("button", { name: /^Show all/ }).click();
      await expect(field).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 }), "has the focus").toBeFocused();
    }
    await page.goto("/resources");
    await expect(page.getByText("No resources yet.")).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Sections" })).toHaveCount(0);
    await page.goto("/cp/site?part=welcome");
  });

  await test.step("a letter with three facts", async () => {
    await writeLetter(page, "Come in by the side gate", "A quarry road once ran here.", [
      ["Size", "Half an acre"],
      ["Begun", "2022"],
      ["Soil", "Limestone and luck"],
    ]);
  });

  await test.step("photos", async () => {
    const { files, start, result } = await openImport(page);
    const grounds = ["#446644", "#556677", "#776655", "#665577"];
    await files.setInputFiles(
      await Promise.all(
        grounds.map(async (ground, n) => chosen(`quarry-${n + 1}.jpg`, await jpeg({ ground }))),
      ),
    );
    await expect(page.getByText("4 files uploaded.", { exact: true })).toBeVisible();
    await start.click();
    await expect(result).toContainText("4", { timeout: 60_000 });
  });

  await test.step("tiles and four slides", async () => {
    await openScreen(page, "/cp", "Admin Home");
    await expect(page.getByText("The home page has no slides yet")).toBeVisible();
    await chooseTiles(page);
    await addSlides(page, captions);
  });

  await test.step("a page by the owner’s own name, in its title, the menu and on its tile", async () => {
    await openScreen(page, "/cp/site?part=pages", "Site");
    const { save, notice } = formParts(page);
    await page.getByRole("textbox", { name: "Name: Resources" }).fill("Books and people");
    await save.click();
    await expect(notice.filter({ hasText: "- Site updated successfully -" })).toBeVisible();
    await page.goto("/");
    await expect(
      page.getByRole("main").getByRole("link", { name: /Books and people/ }),
    ).toBeVisible();
    await page.goto("/resources");
    await expect(page).toHaveTitle(/^Books and people/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Books and people");
  });

  await test.step("five plants by their form, the first from the guide", async () => {
    await openScreen(page, "/cp", "Admin Home");
    const guide = page.getByRole("region", { name: "Make this garden yours" });
    // The next step is open.
    await expect(guide).toContainText("3 of 5");
    await guide.getByRole("link", { name: "Add a plant" }).click();
    for (const [n, [common, scientific]] of plants.entries()) {
      if (n > 0) await openScreen(page, "/cp/flora/add", "Plant Add");
      await addPlant(page, common, scientific);
    }
  });

  await test.step("a plan with ten plantings over three years, and a quotation", async () => {
    await drawPlan(page, "The lot", plantings);
    const citation = "over the fence, 2023";
    const quote = { Quotation: "Mind the gentians.", Author: "Ruth", Citation: citation };
    await addQuote(page, quote);
  });

  await test.step("the guide is done, and not one word is the demo’s", async () => {
    const { read } = await ownersCalls(page.request);
    expect(Object.values((await read<Guide>("guide")).done)).not.toContain(false);
    await openScreen(page, "/cp", "Admin Home");
    await expect(page.getByRole("heading", { name: "Backups" })).toBeVisible();
    await expect(page.getByText("Set-up guide")).toHaveCount(0);
    await expectNone(page, demoWords());
    await page.goto("/");
    await expect(page).toHaveTitle(/Quarry Lane/);
    for (const text of [
      "Come in by the side gate",
      "A quarry road once ran here.",
      "Limestone and luck",
    ])
      await expect(page.getByText(text)).toBeVisible();
    await expectWhole(page);
  });

  await test.step("visitors have its slides, plants, plan and quotation", async () => {
    const ask = async <Body>(path: string) =>
      (await (await page.request.get(`/api/${path}`)).json()) as Body;
    const slides = await ask<Slide[]>("slides");
    expect(slides.map(({ caption }) => caption)).toEqual(captions);
    expect(new Set(slides.map(({ photo }) => photo.photoId)).size).toBe(4);
    await page.goto("/flora");
    for (const [common] of plants) await expect(page.getByText(common).first()).toBeVisible();
    const [plan] = await ask<Plan[]>("plans");
    const { sheets } = await ask<PlanDetail>(`plans/${plan?.keyId}`);
    const planted = sheets.flatMap(({ plantings }) => plantings.map(({ plantedOn }) => plantedOn));
    expect(planted).toEqual(plantings.map(({ on }) => on));
    await page.goto(`/plans/${plan?.keyId}`);
    const marks = page.getByRole("group", { name: /^Plants: / }).getByRole("link");
    await expect(marks).toHaveCount(10);
    expect(await ask("quote/1")).toMatchObject({ quotation: "Mind the gentians." });
  });
});
