import type { Core } from "@strapi/strapi";
import { planInMenu } from "shared-types/plan/codes";
import type { Plan, PlanDetail, PlanRecord } from "shared-types/plan/answers";
import { paths } from "shared-types/site/paths";
import { dependsOn, dependsOnAll } from "../../../cache/dependencies";
import { findByFormerKey } from "../../../database/former-keys";
import type { Knex } from "../../../database/knex";
import { recordStore } from "../../../database/record-store";
import { idOf } from "../../../database/row";
import { etagOf } from "../../../http/etag";
import { readSitePhotos } from "../../photo/query";
import { picturesOf } from "../../species/query";
import { photoIdsOf, plantIdsOf, withPlants } from "../parts";
import { presentPlan, presentPlanPlant, presentSheets, presentVersions } from "../presenter";
import { findPlanKeys, findPlans, findPlanToEdit, findPlantsOf } from "../query";
import { planRecords } from "../saving";

/** The plants of plans; visitors see no internal ones, and nobody those in the bin. */
async function readPlants(knex: Knex, plans: Plan[], withInternal: boolean) {
  const ids = plantIdsOf(plans.flatMap(({ sheets }) => sheets));
  // Those left out too: they may be restored or become public.
  dependsOn("plants", ids);
  const rows = await findPlantsOf(knex, ids, withInternal);
  dependsOn("photos", rows.flatMap(picturesOf));
  return { plants: rows.map(presentPlanPlant), known: new Set(rows.map(idOf)) };
}

/** A plan's drawings with their photos, and its plants. */
async function withParts(knex: Knex, plan: Plan, withInternal: boolean) {
  const ids = photoIdsOf(plan.sheets);
  dependsOn("photos", ids);
  const photos = await readSitePhotos(knex, ids, withInternal);
  const { plants, known } = await readPlants(knex, [plan], withInternal);
  return { sheets: presentSheets(plan.sheets, photos), plants, known };
}

/** Reads and saves plans; `withInternal` includes what only the owner may see. */
const planService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** All plans, the newest first. */
  async all(withInternal = false): Promise<Plan[]> {
    const knex = strapi.db.connection;
    dependsOnAll("plans");
    const plans = (await findPlans(knex, withInternal)).map(presentPlan);
    const { known } = await readPlants(knex, plans, withInternal);
    return plans.map((plan) => withPlants(plan, known));
  },

  /** One plan for its page, also by a key that it had before, with the others to link to; null when there is none. */
  async detail(keyId: string, withInternal = false): Promise<PlanDetail | null> {
    const knex = strapi.db.connection;
    dependsOnAll("plans");
    const plans = (await findPlans(knex, withInternal)).map(presentPlan);
    const formerId = await findByFormerKey(knex, "plan", keyId);
    const plan =
      plans.find((one) => one.keyId === keyId) ?? plans.find(({ planId }) => planId === formerId);
    if (!plan) return null;
    const { sheets, plants, known } = await withParts(knex, plan, withInternal);
    const versions = presentVersions(plans, plan);
    return withPlants({ ...plan, sheets, plants, versions }, known);
  },

  /** The address that the navigation leads to: Blueprint's own while it exists, else the newest plan's. */
  async address(): Promise<string> {
    dependsOnAll("planaddresses");
    const keys = await findPlanKeys(strapi.db.connection);
    const keyId = keys.find((key) => key === planInMenu) ?? keys[0];
    return keyId === undefined ? "" : paths.plan(keyId);
  },

  /** One plan to edit, with the ETag of its draft. Plantings of plants in the bin are there, without their plant. */
  async record(keyOrId: string): Promise<{ record: PlanRecord; etag: string } | null> {
    const knex = strapi.db.connection;
    const row = await findPlanToEdit(knex, keyOrId);
    const plan = row && (await planRecords.stored(knex, idOf(row)));
    if (!plan) return null;
    const { sheets, plants } = await withParts(knex, plan, true);
    return { record: { ...plan, sheets, plants }, etag: etagOf(plan) };
  },

  ...recordStore(strapi, planRecords),
});

export default planService;
