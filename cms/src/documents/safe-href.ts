import type { Core } from "@strapi/strapi";
import { linkMessages } from "shared-types";
import { isSafeHref } from "shared-types/schemas";
import { brokenRule } from "../lib/broken-rule";
import { beforeSave } from "./write";

/** Content types with an `href` that pages make an anchor of. */
const linked = new Set(["api::link.link", "api::resource.resource"]);

/** A link leads to a web address, a mail address, a telephone or a path here (contract §4). */
export function requireSafeHref(strapi: Core.Strapi): void {
  beforeSave(strapi, ({ uid, data }) => {
    const { href } = data;
    if (linked.has(uid) && typeof href === "string" && !isSafeHref(href))
      throw brokenRule("href", linkMessages.href);
  });
}
