import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import type { CategoryService } from "../services/category";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async photoCategories(ctx: Context) {
    const categories = strapi.service("api::category.category") as unknown as CategoryService;
    ctx.body = await categories.photoCategories();
  },
});
