import { categoryCalls } from "shared-types/category/calls";
import { categoryMessages } from "shared-types/category/codes";
import { categoryOwnerCalls } from "shared-types/category/owner";
import { saves, savesById, updates } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { missing } = categoryMessages;

export default controllerOf({ ...categoryCalls, ...categoryOwnerCalls }, (strapi, calls) => {
  const categories = () => serviceOf(strapi, "api::category.category");
  return {
    photoCategories: () => categories().photoCategories(),
    categories: () => categories().all(),
    categoryAdd: saves(calls.categoryAdd, missing, (draft) => categories().add(draft)),
    categoryUpdate: updates(calls.categoryUpdate, "categoryId", missing, categories),
    categoryDelete: savesById(missing, (id) => categories().remove(id)),
  };
});
