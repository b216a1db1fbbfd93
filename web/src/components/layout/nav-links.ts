import { paths } from "../../lib/paths";

/** The links of header and footer (docs/product.md 1.4). */
export const navLinks = [
  { to: paths.home, label: "Home" },
  { to: paths.flora, label: "Flora" },
  { to: paths.fauna, label: "Fauna" },
  { to: paths.photos, label: "Photos" },
  { to: paths.blueprint2, label: "Blueprint" },
  { to: paths.resources, label: "Resources" },
  { to: paths.contact, label: "Contact" },
] as const;
