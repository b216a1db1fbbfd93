/** The screens of the site record, each with few fields and what it looks like beside them. */
export const siteScreens = [
  { code: "name", label: "Name and place" },
  { code: "welcome", label: "Welcome" },
  { code: "tiles", label: "Tiles" },
  { code: "pages", label: "Pages" },
  { code: "week", label: "This week" },
  { code: "contact", label: "Contact" },
  { code: "search", label: "Search engines" },
] as const;
export type SiteScreen = (typeof siteScreens)[number]["code"];
