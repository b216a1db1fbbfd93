import type { CallLine } from "shared-types/calls";
import { contactOf, homeOf, listPageOf } from "shared-types/site/parts";
import { paths } from "shared-types/site/paths";
import type { SiteReader } from "shared-types/site/reader";
import { readBody } from "./api-client";
import { call, read, type AnswerTo, type Asking, type Server } from "./call";

/** The public reads over HTTP; 404 of one record is `null`. */
export function createApiReader(server: Server): SiteReader {
  const one = async <Line extends CallLine>(line: Line, ...asking: Asking<Line>) => {
    const answer = await call(server, line, ...asking);
    return answer.response.status === 404 ? null : readBody<AnswerTo<Line>>(answer);
  };
  const site = () =>
    Promise.all([read(server, "GET /api/site"), read(server, "GET /api/sitephotos")] as const);
  return {
    slides: () => read(server, "GET /api/slides"),
    quote: (n) => one("GET /api/quote/{n}", { params: { n } }),
    // Only pages that the server makes choose among all.
    quoteCount: () => Promise.resolve(0),
    resources: () => read(server, "GET /api/resources"),
    cats: () => read(server, "GET /api/cats"),
    resourceSections: () => read(server, "GET /api/resourcesections"),
    resourceAnchors: () => read(server, "GET /api/resourceanchors"),
    plans: () => read(server, "GET /api/plans"),
    viewpoints: () => read(server, "GET /api/viewpoints"),
    planDetail: (keyId) => one("GET /api/plans/{keyId}", { params: { keyId } }),
    calendar: ({ kind, year }) =>
      read(server, "GET /api/calendar", { query: { kind, year: year || "", group: "" } }),
    thisWeek: () => read(server, "GET /api/thisweek", { query: { date: "" } }),
    floraFacets: () => read(server, "GET /api/florafacets"),
    faunaFacets: () => read(server, "GET /api/faunafacets"),
    flora: (body) => read(server, "POST /api/flora", { body }),
    floraDetail: (keyId) => one("GET /api/flora/{keyId}", { params: { keyId } }),
    fauna: (body) => read(server, "POST /api/fauna", { body }),
    faunaDetail: (keyId) => one("GET /api/fauna/{keyId}", { params: { keyId } }),
    photos: (body) => read(server, "POST /api/photos", { body }),
    photoPlace: (photoId) => one("GET /api/photos/{photoId}", { params: { photoId } }),
    photoCategories: () => read(server, "GET /api/photocategories"),
    blueprint: () => Promise.resolve(paths.plans),
    search: (q) => read(server, "GET /api/search", { query: { q } }),
    siteHome: async () => homeOf(...(await site())),
    sitePage: async (page) => listPageOf(...(await site()), page),
    siteContact: async () => contactOf(...(await site())),
  };
}
