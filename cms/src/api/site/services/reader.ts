import type { Core } from "@strapi/strapi";
import type { SiteReader } from "shared-types";
import { serviceOf } from "../../../platform/services";

/** The public reads for pages rendered here: the same services and presenters as the calls. */
const readerService = ({ strapi }: { strapi: Core.Strapi }): SiteReader => {
  const categories = () => serviceOf(strapi, "api::category.category");
  const photos = () => serviceOf(strapi, "api::photo.photo");
  const quotes = () => serviceOf(strapi, "api::quote.quote");
  const resources = () => serviceOf(strapi, "api::resource.resource");
  const plants = () => serviceOf(strapi, "api::plant.plant");
  const animals = () => serviceOf(strapi, "api::animal.animal");
  return {
    quote: (n) => quotes().nth(n),
    resources: () => resources().all(),
    cats: () => resources().cats(),
    flora: (filter) => plants().search(filter),
    floraDetail: (keyId) => plants().detail(keyId),
    fauna: (filter) => animals().search(filter),
    faunaDetail: (keyId) => animals().detail(keyId),
    photos: (filter) => photos().search(filter),
    photoPlace: (photoId) => photos().place(photoId),
    photoCategories: () => categories().photoCategories(),
  };
};

export default readerService;
