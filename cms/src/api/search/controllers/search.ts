import { searchCalls } from "shared-types/search/calls";
import { searchQuerySchema } from "shared-types/search/schema";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { readQuery } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(searchCalls, (strapi) => ({
  async search(ctx) {
    const withInternal = await asksAsOwner(strapi, ctx);
    const { q } = await readQuery(ctx, searchQuerySchema);
    ctx.set("Cache-Control", "no-store");
    const search = serviceOf(strapi, "api::search.search");
    return withInternal ? search.allOfOwner(q) : search.all(q);
  },
}));
