import type { Core } from "@strapi/strapi";
import { storedHtml } from "../lib/html";

/** Attributes that hold HTML (spec §3). */
const htmlAttributes: Record<string, string> = {
  "api::plant.plant": "notes",
  "api::animal.animal": "notes",
  "api::resource.resource": "description",
};

/** Cleans and encodes HTML text on every save, also in Strapi's admin (contract §5). */
export function sanitiseHtml(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const attribute = htmlAttributes[context.uid];
    if (attribute && (context.action === "create" || context.action === "update")) {
      const { data } = context.params as { data?: Record<string, unknown> };
      const value = data?.[attribute];
      if (data && typeof value === "string") data[attribute] = storedHtml(value);
    }
    return next();
  });
}
