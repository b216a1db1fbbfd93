import type { Guide } from "shared-types/guide/answers";
import type { PlantRecord } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { expect, test } from "../fixture/site";
import { owner } from "../panel/fixture/owner";
import { expectNoSidewaysScroll, openScreen } from "../panel/fixture/panel";
import { demoWords } from "../../../scripts/testing/demo-words.mjs";
import { ownersCalls } from "./fixture/new-owner";
import { expectNone, expectWhole } from "./fixture/own-pages";

const edited = ["beebalm", "whiteoak"];

test("the demo is removed after two of its plants were edited, and comes back in no page", async ({
  page,
}, { project }) => {
  allowFaults(page, /status( of)? 404/);
  const { link } = project.metadata as { link: string };
  const token = new URL(link).searchParams.get("token");
  await page.request.post("/api/owner/setup", { data: { token, ...owner } });
  const { read, save } = await ownersCalls(page.request);
  for (const keyId of edited) {
    const {
      banner: _,
      photos: __,
      links: ___,
      ...plant
    } = await read<PlantRecord>(`plant/${keyId}`);
    await save("PUT", "plantupdate", { ...plant, notesShort: "By the gate" });
  }

  await openScreen(page, "/cp", "Admin Home");
  const guide = page.getByRole("region", { name: "Make this garden yours" });
  await expect(guide).toContainText("0 of 6");
  await expectAccessible(page, "the guide, with the demo");
  await guide.getByRole("button", { name: "The demo garden" }).press("Enter");
  await guide.getByRole("link", { name: "Remove the demo garden…" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remove the Demo Garden");
  const stays = page.getByRole("region", { name: "What will stay" });
  await expect(stays.getByRole("listitem")).toHaveCount(2);
  await expect(stays).toContainText("White oak (plant) You changed it.");
  await expect(page.getByRole("region", { name: "What will be removed" })).toContainText(
    "70 plants",
  );
  await expectAccessible(page, "before the demo is removed");
  await expectNoSidewaysScroll(page, "before the demo is removed");

  await page.getByRole("button", { name: "Remove the demo garden…" }).click();
  const question = page.getByRole("dialog", { name: "Remove the demo garden?" });
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Remove the demo garden…" }).click();
  await question.getByRole("button", { name: "Back up and remove" }).click();
  await expect(page.getByText("Making a backup...")).toBeVisible();
  const done = page.getByRole("region", { name: "The garden is yours" });
  await expect(done).toBeVisible({ timeout: 200_000 });
  await expect(done).toContainText(/npm run restore -- data\/backups\/habitat-[\dT-]+Z\.tar/);
  await expectAccessible(page, "the demo is removed");

  expect((await read<Guide>("guide")).hasDemo).toBe(false);
  await expectNone(page, demoWords(edited));
  await expectWhole(page);
});
