import { hrefMessage, isSafeHref } from "shared-types/kit/href";
import { brokenRule } from "../http/broken-rule";
import { beforeSave } from "./rule";

/** A link is a web, mail or telephone address or a path on this site (docs/product.md 4.1). */
export const requireSafeHref = beforeSave(({ data: { href } }) => {
  if (typeof href === "string" && !isSafeHref(href)) throw brokenRule("href", hrefMessage);
});
