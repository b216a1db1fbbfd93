// @slow
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noteDemoOnce } from "../../../scripts/demo/brought.mjs";
import { adoptOlderSite } from "../../../scripts/demo/site-record.mjs";
import type { Site } from "../../../scripts/demo/site";
import { removeDemo } from "../fixtures/demo";
import { plantDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { painted } from "../fixtures/pictures";
import { create } from "../fixtures/records";
import { loadSite } from "../fixtures/site-draft";

const { site, panel } = useOwnersSite();

test("the demo that an earlier version loaded is known by what the demo is, not the owner's own", async () => {
  const strapi = site.strapi as unknown as Site;
  const pictures = join(site.dataDir, "images/site");
  mkdirSync(pictures, { recursive: true });
  const own = join(pictures, "tile-flora.jpg");
  writeFileSync(own, await painted("jpeg"));
  const stored = (name: string) => Promise.resolve(name === "tile-flora.jpg" ? own : null);
  await adoptOlderSite(strapi, join(site.dataDir, "imports/older-site"), stored);
  const named = (keyId: string) => ({
    nameCommon: keyId,
    nameScientific: keyId,
    nameDisplay: keyId,
    keyId,
  });
  for (const keyId of ["whiteoak", "redmaple", "mine"])
    await create(site.strapi, "plant", named(keyId));
  // Two keys of the demo: one that the owner has added, and one whose plant he has changed.
  const { plantId: _, ...draft } = plantDraft;
  expect(await panel.save("POST", "plantadd", { ...draft, keyId: "spicebush" })).toEqual([]);
  const { body } = await panel.get<Record<string, unknown>>("plant/redmaple");
  const { banner: _b, photos: _p, links: _l, ...maple } = body;
  const changed = { ...maple, notesShort: "Planted by my father" };
  expect(await panel.save("PUT", "plantupdate", changed)).toEqual([]);

  await noteDemoOnce(strapi, () => Promise.resolve(null));
  const { removed, kept } = await removeDemo(panel, true);
  expect(removed).toMatchObject({ plants: 1, animals: 0, photos: 0 });
  expect(kept).toMatchObject([{ kind: "plant", name: "redmaple", reason: "You changed it." }]);

  await removeDemo(panel, false);
  const shown = (await loadSite(panel)).draft;
  expect(shown).toMatchObject({ title: "", welcomeText: "", facts: [] });
  expect(shown.tiles.flora).toBeGreaterThan(0);
  expect((await panel.get("plant/whiteoak")).status).toBe(404);
  for (const key of ["mine", "spicebush", "redmaple"])
    expect((await panel.get(`plant/${key}`)).status, key).toBe(200);
});
