import type { Core } from "@strapi/strapi";
import { linkMessages } from "shared-types";
import { isSafeHref } from "shared-types/schemas";
import { brokenRule } from "../http/broken-rule";
import { beforeSave } from "./write";

/** A link is a web, mail or telephone address or a path on this site (docs/product.md 4.1). */
export function requireSafeHref(strapi: Core.Strapi): void {
  beforeSave(strapi, ({ data: { href } }) => {
    if (typeof href === "string" && !isSafeHref(href)) throw brokenRule("href", linkMessages.href);
  });
}
