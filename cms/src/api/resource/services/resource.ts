import type { Core } from "@strapi/strapi";
import type { Option, ResourceItem } from "shared-types";
import { resourceDraftSchema } from "shared-types/schemas";
import { dependsOn } from "../../../cache/dependencies";
import { changingAll, removingAll } from "../../../database/record-bulk";
import { recordStore } from "../../../database/record-store";
import { numberOf, textOf } from "../../../database/row";
import { presentResource } from "../presenter";
import { findCats, findResource, findResourceCategories, findResources } from "../query";
import { resourceRecords } from "../saving";

/** Reads and saves resources; `withInternal` includes those only the owner may see. */
const resourceService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async all(withInternal = false): Promise<ResourceItem[]> {
    dependsOn("resources", "all");
    return (await findResources(strapi.db.connection, withInternal)).map(presentResource);
  },

  async cats(withInternal = false): Promise<ResourceItem[]> {
    dependsOn("resources", "all");
    return (await findCats(strapi.db.connection, withInternal)).map(presentResource);
  },

  async one(id: number, withInternal = false): Promise<ResourceItem | null> {
    dependsOn("resources", [id]);
    const row = await findResource(strapi.db.connection, id, withInternal);
    return row ? presentResource(row) : null;
  },

  /** The resource categories, with the owner's names. */
  async categories(): Promise<Option[]> {
    const rows = await findResourceCategories(strapi.db.connection);
    return rows.map((row) => ({ Key: numberOf(row["id"]), Value: textOf(row["cp_option_name"]) }));
  },

  ...recordStore(strapi, resourceRecords),
  changeAll: changingAll(strapi, resourceRecords, {
    schema: resourceDraftSchema,
    nameOf: ({ title, subtitle, resourceId }) => title || subtitle || `No. ${resourceId}`,
  }),
  removeAll: removingAll(strapi, resourceRecords),
});

export default resourceService;
