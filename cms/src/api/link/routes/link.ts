import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    ownerRoute(calls.links, "link.all"),
    ownerRoute(calls.linkUpdate, "link.update"),
    ownerRoute(calls.linkDelete, "link.remove"),
    ownerRoute(calls.animalLinkAdd, "connection.animalAdd"),
    ownerRoute(calls.animalLinkEdit, "connection.animalEdit"),
    ownerRoute(calls.animalLinkAddExisting, "connection.animalConnect"),
    ownerRoute(calls.animalLinkRemove, "connection.animalDisconnect"),
    ownerRoute(calls.plantLinkAdd, "connection.plantAdd"),
    ownerRoute(calls.plantLinkEdit, "connection.plantEdit"),
    ownerRoute(calls.plantLinkAddExisting, "connection.plantConnect"),
    ownerRoute(calls.plantLinkRemove, "connection.plantDisconnect"),
  ],
};
