import type { Calls } from "../kit/call";
import type { Hemisphere } from "./codes";

export const hemisphereLabels: Record<Hemisphere, string> = {
  north: "Northern",
  south: "Southern",
};

/** The owner's calls, apart from the public one: visitors do not download them. */
export const siteOwnerCalls = {
  siteEdit: {
    method: "GET",
    path: "/api/siteedit",
    summary: "The site record, to edit.",
    answer: "SiteToEdit",
  },
  siteFixed: {
    method: "GET",
    path: "/api/sitefixed",
    summary:
      "What environment variables decide in place of the site record, and the site's own address.",
    answer: "SiteFixed",
  },
  photoUses: {
    method: "POST",
    path: "/api/photouses",
    summary: "What the site shows photos as, besides the gallery.",
    body: "PhotoIds",
    answer: "PhotoUse[]",
  },
  siteUpdate: {
    method: "PUT",
    path: "/api/siteupdate",
    summary: "Saves the site record.",
    body: "SiteDraft",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
