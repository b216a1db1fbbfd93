import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/flora", handler: "plant.search", config: { auth: false } },
    { method: "GET", path: "/flora/:keyId", handler: "plant.detail", config: { auth: false } },
    ownerRoute(calls.plantRecord, "plant.record"),
    ownerRoute(calls.plantAdd, "plant.add"),
    ownerRoute(calls.plantUpdate, "plant.update"),
    ownerRoute(calls.plantDelete, "plant.remove"),
  ],
};
