import type { SiteReader } from "shared-types/site/reader";
import { networkFault } from "../api-client";
import { openCopyData } from "./data";
import { listGallery, placeInGallery } from "./photos";
import { openSearch } from "./search";
import { listFauna, listFlora } from "./species";
import { openYard } from "./yard";

/** Is in the file of the page that reads it; where that could not be had, nothing else has it. */
const ofPage = () => Promise.reject(networkFault());

/**
 * The public reads on a copy of the site, from its data: what is in no page's file.
 * @param base the path below which the copy is
 */
export function createFilesReader(base: string): SiteReader {
  const data = openCopyData(base);
  return {
    flora: (filter) => listFlora(data, filter),
    fauna: (filter) => listFauna(data, filter),
    photos: (filter) => listGallery(data, filter),
    photoPlace: (photoId) => placeInGallery(data, photoId),
    search: openSearch(data),
    calendar: async (filter) => (await openYard(data)).calendar(filter),
    async thisWeek() {
      const { thisWeek, today } = await openYard(data);
      return thisWeek(today);
    },
    async floraFacets() {
      const { floraFacets, today } = await openYard(data);
      return floraFacets(today);
    },
    async faunaFacets() {
      const { faunaFacets, today } = await openYard(data);
      return faunaFacets(today);
    },
    async quote(n) {
      const quotes = (await data.all("quotes")).flat();
      return quotes[(n - 1) % Math.max(1, quotes.length)] ?? null;
    },
    quoteCount: ofPage,
    slides: ofPage,
    resources: ofPage,
    cats: ofPage,
    resourceSections: ofPage,
    resourceAnchors: ofPage,
    plans: ofPage,
    viewpoints: ofPage,
    planDetail: ofPage,
    floraDetail: ofPage,
    faunaDetail: ofPage,
    photoCategories: ofPage,
    blueprint: ofPage,
    siteHome: ofPage,
    sitePage: ofPage,
    siteContact: ofPage,
  };
}
