import { isShownPage } from "../../lib/pages";
import { paths } from "../../lib/paths";
import { useSite } from "../../lib/settings";

/**
 * The links of header and footer (docs/product.md 1.4) to the pages that the owner shows; a garden without a plan
 * has no link to one.
 */
export function useNavLinks() {
  const { blueprint = paths.plans, settings } = useSite();
  return [
    { to: paths.home, label: "Home" },
    { to: paths.flora, label: "Flora" },
    { to: paths.fauna, label: "Fauna" },
    { to: paths.photos, label: "Photos" },
    { to: paths.calendar, label: "Calendar" },
    ...(blueprint === "" ? [] : [{ to: blueprint, label: "Blueprint" }]),
    { to: paths.resources, label: "Resources" },
    { to: paths.contact, label: "Contact" },
  ].filter(({ to }) => isShownPage(settings.pages, to));
}
