import type { Core } from "@strapi/strapi";
import type { CallContext } from "../../../lib/call-context";
import type { CategoryService } from "../services/category";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async photoCategories(ctx: CallContext) {
    const categories = strapi.service("api::category.category") as unknown as CategoryService;
    ctx.body = await categories.photoCategories();
  },
});
