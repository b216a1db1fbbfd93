import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    {
      method: "GET",
      path: "/photocategories",
      handler: "category.photoCategories",
      config: { auth: false },
    },
    ownerRoute(calls.categories, "category.all"),
    ownerRoute(calls.categoryAdd, "category.add"),
    ownerRoute(calls.categoryUpdate, "category.update"),
    ownerRoute(calls.categoryDelete, "category.remove"),
  ],
};
