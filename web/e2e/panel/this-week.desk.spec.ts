import type { PublicSite } from "shared-types/site/answers";
import { expectAccessible } from "../fixture/accessible";
import { visit } from "../fixture/site";
import { newKey } from "./fixture/keeper";
import { expect, formParts, openScreen, test } from "./fixture/panel";

test("the owner chooses what this week shows first, and what it leaves out; the calendar has it", async ({
  page,
  keeper,
}) => {
  const name = `Asterwort ${newKey()}`;
  const { plantId } = await keeper.plant({ nameCommon: name });
  const visitor = await keeper.animal();
  const { timeZone } = await keeper.get<PublicSite>("/api/site");
  // The garden's today, not that of the machine.
  const date = new Intl.DateTimeFormat("sv-SE", { timeZone }).format();
  const clientId = crypto.randomUUID();
  const rest = {
    sightingId: 0,
    animalId: visitor.animalId,
    evidence: "seen",
    interaction: "",
    note: "By the gate.",
  };
  await keeper.save("POST", "/api/sightingadd", { ...rest, clientId, date, plantId, stage: "" });
  const { save, notice } = formParts(page);
  const preview = page.getByRole("region", { name: "Preview" });
  const field = (label: string) => page.getByRole("combobox", { name: label });
  const choose = async (label: string) => {
    await field(label).fill(name);
    await page.getByRole("option", { name }).click();
    await save.click();
    await expect(notice.filter({ hasText: "- Site updated successfully -" })).toBeVisible();
  };
  await openScreen(page, "/cp/site?part=week", "Site");

  await test.step("first", async () => {
    await choose("Plants to show first");
    await expect(preview.getByRole("listitem").first()).toContainText(name);
    await expectAccessible(page, "chosen plants");
  });

  await test.step("both is refused at its field, which the summary finds on its part", async () => {
    await field("Plants not to show").fill(name);
    await page.getByRole("option", { name }).click();
    await save.click();
    await expect(field("Plants not to show")).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("link", { name: "Tiles", exact: true }).click();
    await expect(field("Plants not to show")).toHaveCount(0);
    await formParts(page).summary.getByRole("link").click();
    await expect(field("Plants not to show")).toBeFocused();
  });

  await test.step("not at all", async () => {
    await page
      .getByRole("button", { name: new RegExp(name) })
      .first()
      .click();
    await save.click();
    await expect(preview).not.toContainText(name);
    await page.goto("/");
    await expect(page.getByRole("main")).not.toContainText(name);
  });

  await test.step("the calendar has it still, and opens to its note", async () => {
    await visit(page, "/calendar");
    await page.getByRole("button", { name: new RegExp(`^${name}: `) }).press("Enter");
    const sightings = page.getByRole("list", { name: "Sightings" });
    await expect(sightings).toContainText("Seen");
    await expect(sightings).toContainText("By the gate.");
    await expect(sightings.getByRole("link", { name: visitor.nameCommon })).toHaveAttribute(
      "href",
      `/fauna/${visitor.keyId}`,
    );
    await expectAccessible(page, "an open row with a note");
  });
  await keeper.save("DELETE", `/api/animaldelete/${visitor.animalId}`);
  await keeper.save("DELETE", `/api/plantdelete/${plantId}`);
});
