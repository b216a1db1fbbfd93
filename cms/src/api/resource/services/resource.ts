import type { Core } from "@strapi/strapi";
import type { ResourceItem } from "shared-types";
import { presentResource } from "../presenter";
import { findCats, findResource, findResources } from "../query";

const resourceService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async all(withInternal = false): Promise<ResourceItem[]> {
    return (await findResources(strapi.db.connection, withInternal)).map(presentResource);
  },

  async cats(withInternal = false): Promise<ResourceItem[]> {
    return (await findCats(strapi.db.connection, withInternal)).map(presentResource);
  },

  async one(id: number, withInternal = false): Promise<ResourceItem | null> {
    const row = await findResource(strapi.db.connection, id, withInternal);
    return row ? presentResource(row) : null;
  },
});

export type ResourceService = ReturnType<typeof resourceService>;
export default resourceService;
