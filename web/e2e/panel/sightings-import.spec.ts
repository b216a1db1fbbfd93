import type { AnimalDetail } from "shared-types/animal/answers";
import { expectAccessible } from "../fixture/accessible";
import { newKey } from "./fixture/keeper";
import { expect, expectNoSidewaysScroll, openScreen, test } from "./fixture/panel";

/** The columns of an iNaturalist export, in its order. */
const columns =
  "id,uuid,observed_on,time_observed_at,quality_grade,license,url,image_url,description,captive_cultivated,user_login,place_guess,latitude,longitude,species_guess,scientific_name,common_name,iconic_taxon_name,taxon_order_name,taxon_family_name";

test("an iNaturalist file is imported with a name confirmed, and once more adds nothing", async ({
  page,
  keeper,
}) => {
  // An epithet has only letters.
  const key = newKey().replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
  const [known, renamed] = [`Testia ${key}`, `Other ${key}`];
  const [moth, wren] = [`Moth ${key}`, `Wren ${key}`];
  const animal = await keeper.animal({ nameCommon: moth, nameScientific: known });
  await keeper.animal({ nameCommon: wren });
  const line = (
    id: number,
    day: string,
    scientific: string,
    common: string,
    where = `Yard ${key}`,
  ) =>
    `${key}${id},,${day},,research,,https://www.inaturalist.org/observations/${id},,"On the porch, ${id}",false,ann,${where},39.1,-77.6,,${scientific},${common},Aves,,`;
  const good = [
    line(1, "2023-05-01", known, moth),
    line(2, "2023-06-02", known, moth),
    line(3, "2023-07-03", renamed, wren),
    line(4, "2023-07-04", `Novus ${key}`, "Stranger"),
  ];
  const choose = async (...lines: string[]) => {
    const coming = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a CSV file" }).click();
    const buffer = Buffer.from(`${[columns, ...lines].join("\n")}\n`);
    await (await coming).setFiles({ name: "observations.csv", mimeType: "text/csv", buffer });
  };
  const status = page.getByRole("region", { name: "Choose a file" }).getByRole("status");
  const run = page.getByRole("button", { name: /^Import/ }).last();
  const found = async () =>
    (await keeper.get<AnimalDetail>(`/api/fauna/${animal.keyId}`)).records.count;
  await openScreen(page, "/cp/sightings/import", "Import Sightings");

  await test.step("a refused line says why", async () => {
    await choose(...good, line(5, "soon", known, moth));
    await expect(status).toContainText("5 lines: 1 refused, 2 new, 0 already here, 2 with a name");
    await expect(page.getByLabel("It comes from")).toHaveValue("inaturalist");
    await expect(page.getByRole("row", { name: /^Line 6/ })).toContainText("soon");
    await expect(run).toHaveText("Import the 2 that are right");
    await expectAccessible(page, "a refused line");
  });

  await test.step("of several places, the yard is chosen first", async () => {
    const away = line(9, "2023-07-09", known, moth, `Far ${key}`);
    await choose(good[0] ?? "", good[1] ?? "", away);
    await expect(status).toHaveText("3 lines from 2 places. Choose below which are your yard.");
    await expect(page.getByRole("button", { name: /^Import / })).toHaveCount(0);
    await page.getByRole("checkbox", { name: `Yard ${key}` }).check();
    await page.getByRole("button", { name: "Continue with 1 place" }).click();
    await expect(status).toContainText("3 lines: 2 new, 0 already here, 1 from other places.");
    await expect(run).toHaveText("Import 2 sightings");
    await expect(page.getByRole("checkbox", { name: "ann", exact: true })).not.toBeChecked();
    await expectAccessible(page, "places and accounts");
    await expectNoSidewaysScroll(page, "places and accounts");
  });

  await test.step("names are settled: one confirmed, one left out", async () => {
    await choose(...good);
    await expect(run).toHaveText("Import 2 sightings");
    const name = page.getByRole("group", { name: renamed });
    await name.getByLabel("It is").selectOption({ label: `Yes, ${wren}` });
    await expect(run).toHaveText("Import 3 sightings");
    // What was said survives a reload; the browser forgets the file.
    await page.reload();
    await choose(...good);
    await expect(run).toHaveText("Import 3 sightings");
    const other = page.getByRole("group", { name: `Novus ${key}` });
    await other.getByLabel("It is").selectOption({ label: "One of your animals…" });
    await expect(other.getByRole("combobox", { name: "Animal" })).toBeVisible();
    await expectAccessible(page, "names to settle");
    await expectNoSidewaysScroll(page, "names to settle");
    expect(await found()).toBe(0);
  });

  await test.step("what was saved is told, listed, and can be undone", async () => {
    await run.click();
    await expect(status).toContainText("Imported: 3 sightings are saved. 1 line was left out");
    expect(await found()).toBe(2);
    await expect(
      page.getByRole("button", { name: "Undo this import of observations.csv" }).first(),
    ).toBeVisible();
    await expectAccessible(page, "an import that is done");
  });

  await test.step("the same file once more adds nothing", async () => {
    await choose(...good);
    await expect(status).toContainText("4 lines: 0 new, 3 already here, 1 with a name");
    await expect(run).toBeDisabled();
    expect(await found()).toBe(2);
  });

  await test.step("an observation that was identified anew is updated by choice", async () => {
    await choose(line(1, "2023-05-03", renamed, wren), line(2, "2023-06-02", known, moth));
    await expect(status).toContainText("2 lines: 0 new, 1 already here, 1 changed since");
    await page.getByRole("checkbox", { name: `Update ${moth}, May 1, 2023` }).check();
    await page
      .getByRole("group", { name: renamed })
      .getByLabel("It is")
      .selectOption({ label: `Yes, ${wren}` });
    await expectAccessible(page, "a changed sighting");
    await page.getByRole("button", { name: "Update 1 sighting" }).click();
    await expect(status).toContainText("0 sightings are saved, 1 updated.");
    expect(await found()).toBe(1);
  });

  await test.step("the list shows them by their source, which is in the address", async () => {
    await openScreen(
      page,
      `/cp/sightings?source=inaturalist&animal=${animal.animalId}`,
      "Sightings",
    );
    await expect(page.getByText("1 sighting", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Source", { exact: true })).toHaveValue("inaturalist");
    await page.getByLabel("Source", { exact: true }).selectOption({ label: "eBird" });
    await expect(page).toHaveURL(/source=ebird/);
    await page.getByRole("button", { name: "Clear Filter" }).click();
    await expect(page).not.toHaveURL(/source=/);
  });
});
