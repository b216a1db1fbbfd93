import type { Core } from "@strapi/strapi";
import type { Option, ResourceItem } from "shared-types";
import { shows } from "../../../answers/shown";
import { recordStore } from "../../../lib/record-store";
import { numberOf, textOf } from "../../../lib/row";
import { presentResource } from "../presenter";
import { findCats, findResource, findResourceCategories, findResources } from "../query";
import { resourceRecords } from "../saving";

/** Reads and saves resources; `withInternal` also shows what only the owner may see (contract §4). */
const resourceService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async all(withInternal = false): Promise<ResourceItem[]> {
    shows("resources", "all");
    return (await findResources(strapi.db.connection, withInternal)).map(presentResource);
  },

  async cats(withInternal = false): Promise<ResourceItem[]> {
    shows("resources", "all");
    return (await findCats(strapi.db.connection, withInternal)).map(presentResource);
  },

  async one(id: number, withInternal = false): Promise<ResourceItem | null> {
    shows("resources", [id]);
    const row = await findResource(strapi.db.connection, id, withInternal);
    return row ? presentResource(row) : null;
  },

  /** The categories a resource can have, as the owner has named them. */
  async categories(): Promise<Option[]> {
    const rows = await findResourceCategories(strapi.db.connection);
    return rows.map((row) => ({ Key: numberOf(row["id"]), Value: textOf(row["cp_option_name"]) }));
  },

  ...recordStore(strapi, resourceRecords),
});

export type ResourceService = ReturnType<typeof resourceService>;
export default resourceService;
