import { completed, hrefMessage, isSafeHref } from "shared-types/kit/href";
import { brokenRule } from "../http/broken-rule";
import { beforeSave } from "./rule";

/** A link is a web, mail or telephone address or a path on this site; one without its scheme is completed (docs/product.md 4.1). */
export const requireSafeHref = beforeSave(({ data }) => {
  const href = completed(data["href"]);
  if (typeof href !== "string") return;
  if (!isSafeHref(href)) throw brokenRule("href", hrefMessage);
  data["href"] = href;
});
