import type { AnimalRow } from "shared-types/animal/answers";
import { ask, refuse } from "./fixture/calls";
import { counted, listPage, openSearch } from "./fixture/list-page";
import { untouched } from "./fixture/lists";
import { expect, follow, test, visit } from "./fixture/site";

// What the two lists share is tested with the plants; here is what could be theirs alone.
test("the animals are listed, searched, sorted and found again like the plants", async ({
  page,
}) => {
  const filter = {
    searchColumn: "cls",
    searchTerm: "aves",
    sortColumn: "odr",
    sortDirection: "desc",
  };
  const birds = await ask<AnimalRow[]>(page.request, "/api/fauna", { ...untouched, ...filter });
  expect(birds.length).toBeGreaterThan(1);
  const list = listPage(page);
  const refused = await refuse(page, "/api/fauna");
  await visit(page, "/contact");
  await follow(page, "Fauna");
  const alert = page.getByRole("alert");
  await expect(alert.getByText("Fauna data not found.", { exact: true })).toBeVisible();
  refused.mend();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(list.names.first()).toBeVisible();

  await openSearch(page);
  await list.column.selectOption("cls");
  await list.term.fill("aves");
  await list.term.press("Enter");
  await list.sort.selectOption("odr");
  await list.order.selectOption("desc");
  const address = "/fauna?by=cls&q=aves&sort=odr&dir=desc";
  await expect(page).toHaveURL(address);
  await expect(list.names).toHaveText(birds.map(({ nameCommon }) => nameCommon));
  await expect(list.count).toHaveText(counted(birds.length, "animal", "animals"));
  const kept = () => page.evaluate(() => sessionStorage.getItem("cpAnimalFilter") ?? "null");
  await expect.poll(async () => JSON.parse(await kept()) as unknown).toEqual(filter);
  await follow(page, "Contact");
  await follow(page, "Fauna");
  await expect(page).toHaveURL(address);
  await list.clear.click();
  await expect(page).toHaveURL("/fauna");
});
