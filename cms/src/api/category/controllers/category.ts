import type { Core } from "@strapi/strapi";
import { categoryMessages, categoryOwnerCalls } from "shared-types";
import { answers, saves, savesById } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

const { missing } = categoryMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const categories = () => serviceOf(strapi, "api::category.category");
  return {
    photoCategories: answers(() => categories().photoCategories()),
    all: answers(() => categories().all()),
    add: saves(categoryOwnerCalls.categoryAdd, missing, (draft) => categories().add(draft)),
    update: saves(categoryOwnerCalls.categoryUpdate, missing, (draft) =>
      categories().update(draft.categoryId, draft),
    ),
    remove: savesById(missing, (id) => categories().remove(id)),
  };
};
