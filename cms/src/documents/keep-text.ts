import type { Core } from "@strapi/strapi";
import { keptText } from "shared-types/schemas";
import { beforeSave } from "./write";

/** Takes from every text what no form would keep, such as control characters (contract §10). */
export function keepText(strapi: Core.Strapi): void {
  beforeSave(strapi, ({ attributes, data }) => {
    for (const [name, value] of Object.entries(data)) {
      const type = attributes[name]?.type;
      if (typeof value === "string" && (type === "string" || type === "text"))
        data[name] = keptText(value);
    }
  });
}
