import type { Calls } from "../kit/call";

/** What anyone may call. */
export const siteCalls = {
  site: {
    method: "GET",
    path: "/api/site",
    who: "anyone",
    summary: "The site's own words and pictures, without what belongs to a page that is off.",
    answer: "PublicSite",
    cached: true,
  },
  sitePhotos: {
    method: "GET",
    path: "/api/sitephotos",
    who: "anyone",
    summary: "The pictures of tiles and contact page.",
    answer: "SitePhoto[]",
    cached: true,
  },
} as const satisfies Calls;
