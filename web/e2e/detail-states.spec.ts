import type { AnimalDetail } from "shared-types/animal/answers";
import { expectAccessible } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { hold, refuse } from "./fixture/calls";
import { listPage } from "./fixture/list-page";
import { expect, test, visit } from "./fixture/site";

const gone = { error: { status: 404, code: "notFound", message: "" } };

test("a plant shows what is coming, says what does not come, and asks for it again", async ({
  page,
}) => {
  const refused = await refuse(page, "/api/flora/*");
  const held = await hold(page, "/api/flora/*");
  await visit(page, "/flora");
  await listPage(page).names.first().click();
  await expect(page).toHaveURL(/\/flora\/./);
  await expect(page.getByText("Loading the plant…")).toBeAttached();
  await expectAccessible(page, "loading");
  held.release();
  const alert = page.getByRole("alert");
  await expect(alert.getByText("Flora data not found.", { exact: true })).toBeVisible();
  await expectAccessible(page, "failed");
  refused.mend();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article")).toBeVisible();
  await expect(alert).toHaveCount(0);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(page).toHaveTitle(`${await heading.innerText()} · Backyard Habitat`);
});

test("an animal of which little is known has its page, and one that has gone is missed", async ({
  page,
}) => {
  allowFaults(page, /status( of)? 404/);
  await page.route("**/api/fauna/*", async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json()) as AnimalDetail;
    const bare = { banner: null, links: [], photos: [], notes: "", family: "", aka: "" };
    const records = { count: 0, weeks: [], months: [], firsts: [], flowering: [], sightings: [] };
    const json = { ...record, ...bare, records, uses: [] };
    await route.fulfill({ response: answer, json });
  });
  await visit(page, "/fauna");
  const { names } = listPage(page);
  await names.first().click();
  const article = page.getByRole("article");
  await expect(article).toBeVisible();
  await expect(article.locator("img")).toHaveCount(0);
  await expect(article.getByRole("heading", { level: 2 })).toHaveCount(0);
  await expect(page.getByRole("term")).toHaveText(["Class", "Order"]);
  await page.goBack();

  await page.route("**/api/fauna/*", (route) => route.fulfill({ status: 404, json: gone }));
  await names.nth(1).click();
  await expect(page.getByText("Fauna data not found.", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "All animals" }).click();
  await expect(page).toHaveURL("/fauna");
});
