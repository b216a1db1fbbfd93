import { animalCalls } from "shared-types/animal/calls";
import { calendarCalls } from "shared-types/calendar/calls";
import { categoryCalls } from "shared-types/category/calls";
import type { Call } from "shared-types/kit/call";
import type { AnswerOf } from "shared-types/shapes";
import { photoCalls } from "shared-types/photo/calls";
import { planCalls } from "shared-types/plan/calls";
import { plantCalls } from "shared-types/plant/calls";
import { quoteCalls } from "shared-types/quote/calls";
import { resourceCalls } from "shared-types/resource/calls";
import { searchCalls } from "shared-types/search/calls";
import { siteCalls } from "shared-types/site/calls";
import { contactOf, homeOf, listPageOf } from "shared-types/site/parts";
import { paths } from "shared-types/site/paths";
import type { SiteReader } from "shared-types/site/reader";
import { slidesCalls } from "shared-types/slides/calls";
import { viewpointCalls } from "shared-types/viewpoint/calls";
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
