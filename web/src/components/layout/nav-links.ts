import { isShownPage, namedPages, pageNameOf, publicPages } from "shared-types/site/codes";
import { paths } from "../../lib/paths";
import { useSite } from "../../lib/settings";

/**
 * The links of header and footer (docs/product.md 1.4) to the pages that the owner shows; a garden without a plan
 * has no link to one.
 */
export function useNavLinks() {
  const { blueprint = paths.plans, settings } = useSite();
  return namedPages
    .filter((page) => !publicPages[page].within && isShownPage(settings.pages, page))
    .map((page) => ({
      to: page === "plans" ? blueprint : paths[page],
      label: pageNameOf(settings.names, page),
    }))
    .filter(({ to }) => to !== "");
}
