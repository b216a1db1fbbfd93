import type { Core } from "@strapi/strapi";
import type { SiteReader } from "shared-types/site/reader";
import { serviceOf } from "../../../platform/services";

/** The public reads for pages rendered here: the same services and presenters as the calls. */
const readerService = ({ strapi }: { strapi: Core.Strapi }): SiteReader => {
  const categories = () => serviceOf(strapi, "api::category.category");
  const photos = () => serviceOf(strapi, "api::photo.photo");
  const quotes = () => serviceOf(strapi, "api::quote.quote");
  const slides = () => serviceOf(strapi, "api::slides.slides");
  const resources = () => serviceOf(strapi, "api::resource.resource");
  const plans = () => serviceOf(strapi, "api::plan.plan");
  const viewpoints = () => serviceOf(strapi, "api::plan.viewpoint");
  const plants = () => serviceOf(strapi, "api::plant.plant");
  const animals = () => serviceOf(strapi, "api::animal.animal");
  const calendar = () => serviceOf(strapi, "api::calendar.calendar");
  const facets = () => serviceOf(strapi, "api::calendar.facets");
  const site = () => serviceOf(strapi, "api::site.site");
  return {
    quote: (n) => quotes().nth(n),
    quoteCount: () => quotes().count(),
    slides: () => slides().all(),
    resources: () => resources().all(),
    cats: () => resources().cats(),
    resourceSections: () => resources().sections(),
    resourceAnchors: () => resources().formerAnchors(),
    calendar: (filter) => calendar().all({ ...filter, group: "" }),
    thisWeek: () => serviceOf(strapi, "api::calendar.this-week").around(),
    plans: () => plans().all(),
    viewpoints: () => viewpoints().all(),
    planDetail: (keyId) => plans().detail(keyId),
    floraFacets: () => facets().flora(),
    faunaFacets: () => facets().fauna(),
    flora: (filter) => plants().search(filter),
    floraDetail: (keyId) => plants().detail(keyId),
    fauna: (filter) => animals().search(filter),
    faunaDetail: (keyId) => animals().detail(keyId),
    photos: (filter) => photos().search(filter),
    photoPlace: (photoId) => photos().place(photoId),
    photoCategories: () => categories().photoCategories(),
    blueprint: () => plans().address(),
    search: (text) => serviceOf(strapi, "api::search.search").all(text),
    siteHome: () => site().home(),
    sitePage: (page) => site().page(page),
    siteContact: () => site().contact(),
  };
};

export default readerService;
