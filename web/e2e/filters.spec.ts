import type { AnimalRow } from "shared-types/animal/answers";
import type { FaunaFacets, FloraFacets } from "shared-types/calendar/answers";
import type { PlantRow } from "shared-types/plant/answers";
import { expectAccessible } from "./fixture/accessible";
import { ask } from "./fixture/calls";
import { allowFaults } from "./fixture/faults";
import { counted, listPage, openFilters } from "./fixture/list-page";
import { untouched } from "./fixture/lists";
import { expect, test, visit } from "./fixture/site";

/** A plant for full sun to shade is one for part shade too. */
const fullSun = ["F", "F-P", "F-S"];
const wet = ["M-W", "W-M", "W-D", "W"];

const plantsOf = async (page: Parameters<typeof visit>[0]) =>
  ask<PlantRow[]>(page.request, "/api/flora", untouched);

test(
  "plants are filtered by several things at once, each in the address and remembered @smoke",
  { tag: "@both" },
  async ({ page }) => {
    const plants = await plantsOf(page);
    const sunny = plants.filter(({ sun }) => fullSun.includes(sun));
    const both = sunny.filter(({ moisture }) => wet.includes(moisture));
    const { visitors } = (await (await page.request.get("/api/florafacets")).json()) as FloraFacets;
    await visit(page, "/flora");
    const { names, count, clear } = listPage(page);
    await openFilters(page);
    const choice = (group: string, name: RegExp) =>
      page.getByRole("group", { name: group }).getByRole("link", { name });

    await test.step("a choice says how many it leaves", async () => {
      await choice("Sun", new RegExp(`^Full sun ${sunny.length}$`)).click();
      await expect(page).toHaveURL("/flora?sun=F");
      await expect(count).toHaveText(counted(sunny.length, "plant", "plants"));
      await choice("Moisture", new RegExp(`^Wet ${both.length}$`)).click();
      await expect(page).toHaveURL("/flora?sun=F&moisture=W");
      await expect(names).toHaveText(both.map(({ nameCommon }) => nameCommon));
      await expectAccessible(page, "filters");
    });

    await test.step("visited by an animal", async () => {
      const counts = visitors.map((one) => ({
        ...one,
        left: both.filter(({ plantId }) => one.plantIds.includes(plantId)),
      }));
      const animal = counts.find(({ left }) => left.length > 0);
      if (!animal) throw new Error("Nothing visits these plants.");
      const { nameCommon, keyId, left } = animal;
      await page.getByLabel("Visited by").selectOption({ label: `${nameCommon} (${left.length})` });
      await expect(page).toHaveURL(`/flora?sun=F&moisture=W&visitedby=${keyId}`);
      await expect(names).toHaveText(left.map((plant) => plant.nameCommon));
    });

    await test.step("taken away, one and all", async () => {
      await openFilters(page);
      await choice("Sun", /^Any$/).click();
      await expect(page).not.toHaveURL(/sun=/);
      await clear.click();
      await expect(page).toHaveURL("/flora");
      await expect(count).toHaveText(counted(plants.length, "plant", "plants"));
    });
  },
);

test(
  "a range of heights of its own is one of the choices, and what fits nothing says so",
  { tag: "@desk" },
  async ({ page }) => {
    const within = (await plantsOf(page)).filter(
      ({ heightSort }) => heightSort >= 2 && heightSort <= 6,
    );
    await visit(page, "/flora?height=2-6");
    await expect(listPage(page).names).toHaveCount(within.length);
    const heights = page.getByRole("group", { name: "Height" });
    await expect(heights.getByRole("link", { name: `2–6 ft ${within.length}` })).toHaveAttribute(
      "aria-current",
      "true",
    );

    await visit(page, "/flora?type=vine&height=0-1&moisture=W&season=win");
    await expect(page.getByText("No plant fits all of these filters.")).toBeVisible();
    await page.getByRole("button", { name: "Show all plants" }).click();
    await expect(page).toHaveURL("/flora");
  },
);

test("animals are filtered by class, order and month", { tag: "@phone" }, async ({ page }) => {
  const animals = await ask<AnimalRow[]>(page.request, "/api/fauna", untouched);
  const { seen } = (await (await page.request.get("/api/faunafacets")).json()) as FaunaFacets;
  const june = seen.find(({ month }) => month === 6)?.animalIds ?? [];
  const left = animals.filter(
    ({ classTax, animalId }) => classTax === "Insecta" && june.includes(animalId),
  );
  expect(left.length).toBeGreaterThan(1);
  await visit(page, "/fauna?class=Insecta");
  await openFilters(page);
  await page.getByLabel("Seen in").selectOption("6");
  await expect(page).toHaveURL("/fauna?class=Insecta&seen=6");
  const { names } = listPage(page);
  await expect(names).toHaveText(left.map(({ nameCommon }) => nameCommon));
  const order = left[0]?.order ?? "";
  const ofOrder = left.filter((one) => one.order === order).length;
  await page.getByLabel("Animal order").selectOption({ label: `${order} (${ofOrder})` });
  await expect(names).toHaveCount(ofOrder);
  await expectAccessible(page, "animals filtered");
});

test("what could not be loaded is asked for again", { tag: "@desk" }, async ({ page }) => {
  // One that is not asked again by itself.
  allowFaults(page, /status( of)? 400/);
  await page.route("**/api/faunafacets", (route) => route.fulfill({ status: 400, json: {} }));
  await visit(page, "/fauna");
  await openFilters(page);
  await expect(page.getByLabel("Animal order")).toBeVisible();
  const failed = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await expect(failed).toBeVisible();
  await page.unroute("**/api/faunafacets");
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Seen in")).toBeVisible();
  await expect(failed).toHaveCount(0);
});
