import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/fauna", handler: "animal.search", config: { auth: false } },
    { method: "GET", path: "/fauna/:keyId", handler: "animal.detail", config: { auth: false } },
    ownerRoute(calls.animalRecord, "animal.record"),
    ownerRoute(calls.animalAdd, "animal.add"),
    ownerRoute(calls.animalUpdate, "animal.update"),
    ownerRoute(calls.animalDelete, "animal.remove"),
  ],
};
