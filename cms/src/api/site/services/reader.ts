import type { Core } from "@strapi/strapi";
import type { SiteReader } from "shared-types";
import type { AnimalService } from "../../animal/services/animal";
import type { CategoryService } from "../../category/services/category";
import type { PhotoService } from "../../photo/services/photo";
import type { PlantService } from "../../plant/services/plant";
import type { QuoteService } from "../../quote/services/quote";
import type { ResourceService } from "../../resource/services/resource";

/** The public reads for pages rendered here: the same services and presenters as the calls. */
const readerService = ({ strapi }: { strapi: Core.Strapi }): SiteReader => {
  const animals = () => strapi.service("api::animal.animal") as unknown as AnimalService;
  const categories = () => strapi.service("api::category.category") as unknown as CategoryService;
  const photos = () => strapi.service("api::photo.photo") as unknown as PhotoService;
  const plants = () => strapi.service("api::plant.plant") as unknown as PlantService;
  const quotes = () => strapi.service("api::quote.quote") as unknown as QuoteService;
  const resources = () => strapi.service("api::resource.resource") as unknown as ResourceService;
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
