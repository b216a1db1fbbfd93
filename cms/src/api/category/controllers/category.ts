import { categoryCalls } from "shared-types/category/calls";
import { categoryMessages } from "shared-types/category/codes";
import { saves, savesById, updates } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { missing } = categoryMessages;

export default controllerOf(categoryCalls, (strapi, calls) => {
  const categories = () => serviceOf(strapi, "api::category.category");
  return {
    photoCategories: () => categories().photoCategories(),
    categories: () => categories().all(),
    categoryAdd: saves(calls.categoryAdd, missing, (draft) => categories().add(draft)),
    categoryUpdate: updates(calls.categoryUpdate, "categoryId", categories),
    categoryDelete: savesById(missing, (id) => categories().remove(id)),
  };
});
