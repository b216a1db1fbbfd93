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

/** How the names of the fields of each screen begin; those of the first are all others. */
const beginnings: [SiteScreen, RegExp][] = [
  ["welcome", /^(welcome|facts)/],
  ["tiles", /^(tile[A-Z]|caption)/],
  ["week", /^(pinned|hidden)/],
  ["contact", /^(introContact|salutation|topics|contactPhoto)/],
  ["pages", /^(show|intro|name[A-Z])/],
  ["search", /^description/],
];

/** The screen that has a field. */
export const screenOf = (fieldId: string): SiteScreen =>
  beginnings.find(([, begin]) => begin.test(fieldId))?.[0] ?? "name";
