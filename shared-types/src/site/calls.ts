import type { Calls } from "../kit/call";
import { validationErrors } from "../kit/error-answers";
import { list } from "../kit/fields";
import { photoIdsSchema } from "../photo/schema";
import { siteAnswers } from "./answers";
import { siteDraftSchema } from "./schema";

export const siteCalls = {
  site: {
    method: "GET",
    path: "/api/site",
    who: "anyone",
    summary: "The site's own words and pictures, without what belongs to a page that is off.",
    answer: siteAnswers.PublicSite,
    cached: true,
  },
  sitePhotos: {
    method: "GET",
    path: "/api/sitephotos",
    who: "anyone",
    summary: "The pictures of tiles and contact page.",
    answer: list(siteAnswers.SitePhoto),
    cached: true,
  },
  siteEdit: {
    method: "GET",
    path: "/api/siteedit",
    summary: "The site record, to edit.",
    answer: siteAnswers.SiteToEdit,
  },
  siteFixed: {
    method: "GET",
    path: "/api/sitefixed",
    summary:
      "What environment variables decide in place of the site record, and the site's own address.",
    answer: siteAnswers.SiteFixed,
  },
  photoUses: {
    method: "POST",
    path: "/api/photouses",
    summary: "What the site shows photos as, besides the gallery.",
    body: photoIdsSchema,
    answer: list(siteAnswers.PhotoUse),
  },
  siteUpdate: {
    method: "PUT",
    path: "/api/siteupdate",
    summary: "Saves the site record.",
    body: siteDraftSchema,
    answer: validationErrors,
  },
} as const satisfies Calls;
