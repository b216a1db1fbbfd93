import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/resources", handler: "resource.all", config: { auth: false } },
    { method: "GET", path: "/resource/:id", handler: "resource.one", config: { auth: false } },
    { method: "GET", path: "/cats", handler: "resource.cats", config: { auth: false } },
    ownerRoute(calls.resourceCategories, "resource.categories"),
    ownerRoute(calls.resourceAdd, "resource.add"),
    ownerRoute(calls.resourceUpdate, "resource.update"),
    ownerRoute(calls.resourceDelete, "resource.remove"),
  ],
};
