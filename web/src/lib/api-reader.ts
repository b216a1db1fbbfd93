import {
  animalCalls,
  calendarCalls,
  categoryCalls,
  paths,
  contactOf,
  homeOf,
  listPageOf,
  photoCalls,
  planCalls,
  plantCalls,
  quoteCalls,
  resourceCalls,
  searchCalls,
  slidesCalls,
  viewpointCalls,
  siteCalls,
  type AnswerOf,
  type Call,
  type SiteReader,
} from "shared-types";
import { readBody } from "./api-client";
import { call, read, type Asking, type Server } from "./call";

/** The public reads over HTTP; 404 of one record is `null`. */
export function createApiReader(server: Server): SiteReader {
  const one = async <C extends Call>(what: C, ...asking: Asking<C>) => {
    const answer = await call(server, what, ...asking);
    return answer.response.status === 404 ? null : readBody<AnswerOf<C>>(answer);
  };
  const site = () =>
    Promise.all([read(server, siteCalls.site), read(server, siteCalls.sitePhotos)] as const);
  return {
    slides: () => read(server, slidesCalls.slides),
    quote: (n) => one(quoteCalls.quote, { params: { n } }),
    // Only pages that the server makes choose among all.
    quoteCount: () => Promise.resolve(0),
    resources: () => read(server, resourceCalls.resources),
    cats: () => read(server, resourceCalls.cats),
    resourceSections: () => read(server, resourceCalls.resourceSections),
    resourceAnchors: () => read(server, resourceCalls.resourceAnchors),
    plans: () => read(server, planCalls.plans),
    viewpoints: () => read(server, viewpointCalls.viewpoints),
    planDetail: (keyId) => one(planCalls.planDetail, { params: { keyId } }),
    calendar: ({ kind, year }) =>
      read(server, calendarCalls.calendar, { query: { kind, year: year || "", group: "" } }),
    thisWeek: () => read(server, calendarCalls.thisWeek, { query: { date: "" } }),
    floraFacets: () => read(server, calendarCalls.floraFacets),
    faunaFacets: () => read(server, calendarCalls.faunaFacets),
    flora: (body) => read(server, plantCalls.floraList, { body }),
    floraDetail: (keyId) => one(plantCalls.floraDetail, { params: { keyId } }),
    fauna: (body) => read(server, animalCalls.faunaList, { body }),
    faunaDetail: (keyId) => one(animalCalls.faunaDetail, { params: { keyId } }),
    photos: (body) => read(server, photoCalls.photos, { body }),
    photoPlace: (photoId) => one(photoCalls.photo, { params: { photoId } }),
    photoCategories: () => read(server, categoryCalls.photoCategories),
    blueprint: () => Promise.resolve(paths.plans),
    search: (q) => read(server, searchCalls.search, { query: { q } }),
    siteHome: async () => homeOf(...(await site())),
    sitePage: async (page) => listPageOf(...(await site()), page),
    siteContact: async () => contactOf(...(await site())),
  };
}
