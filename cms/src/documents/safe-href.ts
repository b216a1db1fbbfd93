import type { Core } from "@strapi/strapi";
import { hrefMessage, isSafeHref } from "shared-types/kit/href";
import { brokenRule } from "../http/broken-rule";
import { beforeSave } from "./write";

/** A link is a web, mail or telephone address or a path on this site (docs/product.md 4.1). */
export function requireSafeHref(strapi: Core.Strapi): void {
  beforeSave(strapi, ({ data: { href } }) => {
    if (typeof href === "string" && !isSafeHref(href)) throw brokenRule("href", hrefMessage);
  });
}
