import type { Core } from "@strapi/strapi";
import type { SiteReader } from "shared-types";
import { serviceOf } from "../../../platform/services";

/** The public reads for pages rendered here: the same services and presenters as the calls. */
const readerService = ({ strapi }: { strapi: Core.Strapi }): SiteReader => {
  const categories = () => serviceOf(strapi, "api::category.category");
  const photos = () => serviceOf(strapi, "api::photo.photo");
  const quotes = () => serviceOf(strapi, "api::quote.quote");
  const resources = () => serviceOf(strapi, "api::resource.resource");
  const species = () => serviceOf(strapi, "api::species.species");
  return {
    quote: (n) => quotes().nth(n),
    resources: () => resources().all(),
    cats: () => resources().cats(),
    flora: (filter) => species().plant.search(filter),
    floraDetail: (keyId) => species().plant.detail(keyId),
    fauna: (filter) => species().animal.search(filter),
    faunaDetail: (keyId) => species().animal.detail(keyId),
    photos: (filter) => photos().search(filter),
    photoPlace: (photoId) => photos().place(photoId),
    photoCategories: () => categories().photoCategories(),
  };
};

export default readerService;
