import { pageNameOf, type NamedPage } from "shared-types/site/codes";
import { isShownPage } from "../../lib/pages";
import { paths } from "../../lib/paths";
import { useSite } from "../../lib/settings";

/**
 * The links of header and footer (docs/product.md 1.4) to the pages that the owner shows; a garden without a plan
 * has no link to one.
 */
export function useNavLinks() {
  const { blueprint = paths.plans, settings } = useSite();
  const link = (to: string, page: NamedPage) => ({ to, label: pageNameOf(settings.names, page) });
  return [
    link(paths.home, "home"),
    link(paths.flora, "flora"),
    link(paths.fauna, "fauna"),
    link(paths.photos, "photos"),
    link(paths.calendar, "calendar"),
    ...(blueprint === "" ? [] : [link(blueprint, "plans")]),
    link(paths.resources, "resources"),
    link(paths.contact, "contact"),
  ].filter(({ to }) => isShownPage(settings.pages, to));
}
