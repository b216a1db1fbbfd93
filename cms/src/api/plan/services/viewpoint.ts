import type { Core } from "@strapi/strapi";
import type { PhotoItem } from "shared-types/photo/answers";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { dependsOn, dependsOnAll } from "../../../cache/dependencies";
import { recordStore } from "../../../database/record-store";
import { readSitePhotos } from "../../photo/query";
import { presentPlan, presentViewpointDraft } from "../presenter";
import { findPlans, findViewpoints } from "../query";
import { viewpointRecords } from "../viewpoint-saving";

/** From the oldest to the newest; those without a date come last. */
const byDate = (a: PhotoItem, b: PhotoItem) =>
  (a.dateTaken ?? "9").localeCompare(b.dateTaken ?? "9") || a.photoId - b.photoId;

/** Reads and saves viewpoints; `withInternal` includes what only the owner may see. */
const viewpointService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The viewpoints whose drawing is there, by name, with their photos. */
  async all(withInternal = false): Promise<Viewpoint[]> {
    const knex = strapi.db.connection;
    dependsOnAll("viewpoints", "plans");
    const plans = (await findPlans(knex, withInternal)).map(presentPlan);
    const sheets = new Set(plans.flatMap((plan) => plan.sheets.map(({ sheetId }) => sheetId)));
    const drafts = (await findViewpoints(knex)).map(presentViewpointDraft);
    const shown = drafts.filter(({ sheetId }) => withInternal || sheets.has(sheetId));
    const ids = [...new Set(shown.flatMap(({ photoIds }) => photoIds))];
    dependsOn("photos", ids);
    const photos = await readSitePhotos(knex, ids, withInternal);
    return shown.map((draft) => {
      const own = photos.filter(({ photoId }) => draft.photoIds.includes(photoId)).sort(byDate);
      const photoIds = withInternal ? draft.photoIds : own.map(({ photoId }) => photoId);
      return { ...draft, photoIds, photos: own };
    });
  },

  ...recordStore(strapi, viewpointRecords),
});

export default viewpointService;
