import type { Guide, PhotoPage, PlantDraft, PlantRow, SiteDraft } from "shared-types";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { expect, test } from "../fixture/site";
import { chosen, jpeg } from "../panel/fixture/camera";
import { openImport } from "../panel/fixture/import-screen";
import { owner } from "../panel/fixture/owner";
import { expectNoSidewaysScroll, formParts, openScreen } from "../panel/fixture/panel";
import { demoWords } from "../../../scripts/testing/demo-words.mjs";
import { ownersCalls } from "./fixture/new-owner";
import { expectNone, expectWhole } from "./fixture/own-pages";

const plants = ["Sweetfern", "Fringetree", "Bottle gentian", "Turtlehead", "Wild quinine"];
const years = ["2022", "2023-04", "2024-09-30"];

test("from nothing to a finished small garden, in which nothing is anybody else’s", async ({
  page,
}, { project }) => {
  allowFaults(page, /status( of)? (401|404)/);
  const { link } = project.metadata as { link: string };

  await test.step("the guide greets the new owner, and takes name and place", async () => {
    await page.goto(link);
    await page.getByLabel("E-mail").fill(owner.email);
    await page.getByLabel("Password").fill(owner.password);
    await page.getByRole("button", { name: "Create the account" }).click();
    const guide = page.getByRole("region", { name: "Make this garden yours" });
    await expect(guide).toContainText("1 of 6");
    await expectAccessible(page, "the guide");
    await expectNoSidewaysScroll(page, "the guide");
    await expect(guide.getByLabel("Time zone")).toHaveValue("America/New_York");
    await guide.getByLabel("What is your garden called?").fill("Quarry Lane");
    await guide.getByLabel("Where is it?").fill("The Finger Lakes");
    await guide.getByLabel("Your name").fill("Ada Fern");
    await guide.getByRole("button", { name: "SAVE" }).click();
    await expect(guide).toContainText("2 of 6");
    const letter = guide.getByRole("button", { name: "Welcome letter" });
    await expect(letter).toHaveAttribute("aria-expanded", "true");
    await letter.press("Enter");
    await expect(letter).toHaveAttribute("aria-expanded", "false");

    await guide.getByRole("button", { name: "Hide the guide" }).click();
    await expect(guide).toBeHidden();
    await page.reload();
    await page.getByRole("button", { name: "Show the set-up guide" }).click();
    await guide.getByRole("link", { name: "Write the letter" }).click();
    await expect(page).toHaveURL("/cp/site?part=welcome");
  });

  await test.step("a letter with three facts", async () => {
    await page.getByLabel("Welcome title").fill("Come in by the side gate");
    for (const [n, [label, value]] of [
      ["Size", "Half an acre"],
      ["Begun", "2022"],
      ["Soil", "Limestone and luck"],
    ].entries()) {
      await page.getByRole("button", { name: "Add a fact" }).click();
      await page.getByLabel(`Label, fact ${n + 1}`).fill(label ?? "");
      await page.getByLabel(`Fact, fact ${n + 1}`).fill(value ?? "");
    }
    const { save, said } = formParts(page);
    await save.click();
    await expect(said.filter({ hasText: "Site updated successfully" })).toBeVisible();
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

  await test.step("a first plant by its form", async () => {
    await openScreen(page, "/cp", "Admin Home");
    const guide = page.getByRole("region", { name: "Make this garden yours" });
    await guide.getByRole("button", { name: "First plant" }).click();
    await guide.getByRole("link", { name: "Add a plant" }).click();
    await page.getByRole("textbox", { name: /^Name Common/ }).fill(plants[0] ?? "");
    await page.getByRole("textbox", { name: /^Name Scientific/ }).fill("Comptonia peregrina");
    await page.getByRole("textbox", { name: /^Name Display/ }).fill("Sweetfern");
    await formParts(page).add.click();
    await expect(formParts(page).said.filter({ hasText: "successfully" })).toBeVisible();
  });

  const { read, save } = await ownersCalls(page.request);
  await test.step("the rest: letter, tiles, plants, a plan of three years", async () => {
    const found = await page.request.post("/api/photos", { data: {} });
    const photoIds = ((await found.json()) as PhotoPage).items.map(({ photoId }) => photoId);
    const [tile = 0] = photoIds;
    await save("PUT", "slidesupdate", {
      slides: photoIds.map((photoId) => ({ photoId, caption: "On the quarry road" })),
    });
    const citation = "over the fence, 2023";
    await save("POST", "quoteadd", { quotation: "Mind the gentians.", author: "Ruth", citation });
    const site = await read<SiteDraft>("siteedit");
    const tiles = Object.fromEntries(Object.keys(site.tiles).map((name) => [name, tile]));
    const welcomeText = "&lt;p&gt;A quarry road once ran here.&lt;/p&gt;";
    await save("PUT", "siteupdate", { ...site, welcomeText, tiles });
    for (const [n, nameCommon] of plants.slice(1).entries()) {
      const names = { nameCommon, nameScientific: `${nameCommon} sp.`, nameDisplay: nameCommon };
      const plant: Partial<PlantDraft> = { ...names, keyId: `own-${n}` };
      await save("POST", "plantadd", plant);
    }
    const list = await page.request.post("/api/flora", { data: {} });
    const ids = ((await list.json()) as PlantRow[]).map(({ plantId }) => plantId);
    expect(ids).toHaveLength(plants.length);
    const plantings = Array.from({ length: 10 }, (_, n) => ({
      ...{ plantingId: 0, plantId: ids[n % ids.length], bedId: 0, x: (n + 1) / 12, y: 0.5 },
      ...{ number: n + 1, plantedOn: years[n % years.length], removedOn: null, note: "" },
    }));
    const lot = { sheetId: 0, photoId: 0, title: "The lot", alt: "", caption: "", north: 0 };
    await save("POST", "planadd", {
      ...{ planId: 0, keyId: "lot", title: "The lot", period: "Since 2022", intro: "", order: 1 },
      internal: false,
      sheets: [{ ...lot, feet: 120, depth: 90, beds: [], plantings }],
    });
  });

  await test.step("the guide is done, and not one word is the demo’s", async () => {
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
});
