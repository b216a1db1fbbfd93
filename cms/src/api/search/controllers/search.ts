import { errors } from "@strapi/utils";
import { searchCalls } from "shared-types";
import { check, searchQuerySchema } from "shared-types/schemas";
import { asksAsOwner } from "../../../http/asks-as-owner";
import type { CallContext } from "../../../http/call-context";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(searchCalls, (strapi) => ({
  async search(ctx: CallContext) {
    const withInternal = await asksAsOwner(strapi, ctx);
    const checked = await check(searchQuerySchema, { ...ctx.query });
    if (!("value" in checked)) {
      const [fault] = "broken" in checked ? checked.broken : checked.malformed;
      throw new errors.ValidationError(fault?.errorMessage ?? "");
    }
    ctx.set("Cache-Control", "no-store");
    const { q } = checked.value;
    const search = serviceOf(strapi, "api::search.search");
    ctx.body = await (withInternal ? search.allOfOwner(q) : search.all(q));
  },
}));
