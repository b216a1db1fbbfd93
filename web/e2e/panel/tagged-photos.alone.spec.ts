import type { AnimalDetail } from "shared-types/animal/answers";
import type { PlantDetail } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { ask } from "../fixture/calls";
import { newName } from "./fixture/import-screen";
import { expect, expectNoSidewaysScroll, test } from "./fixture/panel";
import { taggedBy } from "./fixture/tagged";

/** Species that the demo does not have, each of 4 photos at least; the first of them has 5 stars in Lightroom's way. */
const plants = ["Bottlebrush buckeye", "Splitbeard bluestem", "Groundnut"];
const animals = ["Sleepy orange", "Canada darner", "Jefferson salamander"];
const species = [...plants, ...animals];
const photosOfEach = 5;

test("thirty photos, tagged by five programs, become pages of species without a word typed", async ({
  page,
  keeper,
  request,
}) => {
  const name = newName();
  await keeper.emptyInbox();
  const folder = [];
  for (const [s, word] of species.entries())
    for (let n = 0; n < photosOfEach; n += 1)
      folder.push(
        ...(await taggedBy(n, { name: `${name}-${s}-${n}`, word, stars: n === 2 ? 5 : 1 })),
      );

  await page.goto("/cp/photosimport");
  const main = page.getByRole("main");
  const goesOn = main.getByRole("checkbox", { name: "Import as soon as the upload is done" });
  await goesOn.check();
  await main.getByRole("radio", { name: "Show at once" }).check();
  await page.locator('input[type="file"]').first().setInputFiles(folder);
  const result = main.getByRole("region", { name: "Result", exact: true });
  await expect(result).toContainText("30 photos imported.", { timeout: 120_000 });

  const found = main.getByRole("region", { name: "Plants and animals in your photos" });
  for (const word of species)
    await expect(found.getByRole("checkbox", { name: `Add ${word}` })).toBeChecked();
  await expect(found.getByRole("checkbox", { name: "Show these to visitors" })).toBeChecked();
  await expect(main.getByText("New keywords found in the files")).toHaveCount(0);
  await expectAccessible(page, "words that are species");
  await expectNoSidewaysScroll(page, "words that are species");
  const add = found.getByRole("button", { name: "Add 6 to the garden" });
  const added = "3 plants and 3 animals added, 30 photos tagged.";
  await add.click();
  await expect(found.getByRole("status")).toContainText(added);
  await found.getByRole("button", { name: "Undo" }).click();
  await expect(found.getByText("Undone.")).toBeFocused();
  await add.click();
  await expect(found.getByRole("status")).toContainText(added);

  const pages = [
    ...(await ask<PlantDetail[]>(request, "/api/flora", {})),
    ...(await ask<AnimalDetail[]>(request, "/api/fauna", {})),
  ];
  for (const [s, word] of species.entries()) {
    const row = pages.find(({ nameCommon }) => nameCommon === word);
    const kind = plants.includes(word) ? "flora" : "fauna";
    const detail = await ask<PlantDetail | AnimalDetail>(request, `/api/${kind}/${row?.keyId}`);
    expect(detail.photos).toHaveLength(photosOfEach);
    expect(detail.banner?.fileName).toBe(`${name}-${s}-2.jpg`);
  }

  await test.step("another thumbnail is chosen from the record's own photos, which come first", async () => {
    const plant = pages.find(({ nameCommon }) => nameCommon === plants[0]);
    await page.goto(`/cp/flora/${plant?.keyId}`);
    await page.getByRole("button", { name: "Choose… Thumbnail (Thumb ID)" }).click();
    const lists = page.getByRole("dialog").getByRole("list");
    await expect(lists.first()).toHaveAccessibleName(`Photos of ${plants[0]}`);
    await expect(lists.first().getByRole("button")).toHaveCount(photosOfEach);
    await page.keyboard.press("Escape");
  });

  await page.goto("/cp/photowords");
  await expect(
    main.getByText("No words of your photos wait to become plants or animals."),
  ).toBeVisible();
  await expectAccessible(page, "no words");
});
