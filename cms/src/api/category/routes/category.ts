import { categoryCalls, categoryOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...categoryCalls, ...categoryOwnerCalls },
  {
    photoCategories: "category.photoCategories",
    categories: "category.all",
    categoryAdd: "category.add",
    categoryUpdate: "category.update",
    categoryDelete: "category.remove",
  },
);
