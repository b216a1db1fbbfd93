import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { check } from "shared-types/kit/check";
import { planDraftSchema } from "shared-types/plan/schema";
import { keepOlderPlans } from "./plans.mjs";
import { demoDir, readTable } from "./tables.mjs";

/** @typedef {import("./site").Site} Site */
/** @typedef {import("shared-types/plan/schema").PlanDraft} PlanDraft */

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "habitat-plans-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A site with the demo's plants but these, which keeps what it is given.
 * @param {string[]} [missing]
 */
function siteWithout(missing = []) {
  const plants = readTable("plants")
    .filter(({ keyId = "" }) => !missing.includes(keyId))
    .map(({ keyId, nameCommon }, n) => ({ id: n + 1, keyId, nameCommon }));
  /** @type {PlanDraft[]} */
  const plans = [];
  /** @type {unknown} */
  let kept = null;
  const services = {
    "api::plan.plan": {
      add: async (/** @type {PlanDraft} */ plan) =>
        (plans.push(plan), []),
    },
    "api::photo.import-file": { importFile: async () => ({ photoId: 77 }) },
  };
  const site = /** @type {unknown} */ ({
    db: {
      query: (/** @type {string} */ uid) => ({
        findMany: async () => (uid === "api::plant.plant" ? plants : plans),
      }),
      // No key has changed.
      connection: () => ({ where: () => ({ select: async () => [] }) }),
    },
    dirs: { static: { public: join(folder, "public") } },
    service: (/** @type {keyof typeof services} */ uid) => services[uid],
    store: () => ({
      get: async () => kept,
      set: async (/** @type {{ value: unknown }} */ { value }) => (kept = value),
    }),
  });
  return { site: /** @type {Site} */ (site), plans };
}

/** @param {string} picture */
const demos = async (picture) => readFileSync(join(demoDir, "plans", `${picture}.jpg`));

describe("the plans of an older version", () => {
  test("become records that keep the rules, once: what the owner deletes stays deleted", async () => {
    const { site, plans } = siteWithout();
    await keepOlderPlans(site, demos);
    expect(plans.map(({ keyId }) => keyId)).toEqual(["blueprint1", "blueprint2"]);
    for (const plan of plans)
      expect(await check(planDraftSchema, plan)).toMatchObject({ value: {} });
    const [east, west] = plans[1]?.sheets ?? [];
    expect(east?.plantings.length).toBeGreaterThan(30);
    expect(west?.plantings.every(({ plantId }) => plantId > 0)).toBe(true);
    expect([east?.photoId, east?.plantings[0]?.bedId]).toEqual([77, -3]);
    plans.length = 0;
    await keepOlderPlans(site, demos);
    expect(plans).toEqual([]);
  });

  test("lose the marks of plants that are not there", async () => {
    const { site, plans } = siteWithout(["beebalm"]);
    await keepOlderPlans(site, demos);
    const [east] = plans[1]?.sheets ?? [];
    expect(east?.plantings.every(({ plantId }) => plantId > 0)).toBe(true);
    expect(east?.plantings).toHaveLength(35);
  });

  test("keep the owner's own drawings without the demo's marks, their plants in words", async () => {
    const { site, plans } = siteWithout();
    await keepOlderPlans(site, async () => Buffer.from("another drawing"));
    const [east] = plans[1]?.sheets ?? [];
    expect(east).toMatchObject({ photoId: 77, plantings: [], title: "East side" });
    expect(east?.beds[1]).toMatchObject({ name: "Hedgerow", points: [] });
    expect(east?.beds[1]?.text).toMatch(
      /Plants: Ninebark, Arrowwood viburnum, .*Eastern redcedar\.$/,
    );
  });

  test("are none on a site that never had any", async () => {
    const { site, plans } = siteWithout();
    await keepOlderPlans(site, async () => null);
    expect(plans).toEqual([]);
  });
});
