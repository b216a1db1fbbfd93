import { linkCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(linkCalls, {
  links: "link.all",
  linkUpdate: "link.update",
  linkDelete: "link.remove",
  linksDelete: "link.removeAll",
  animalLinkAdd: "connection.animalAdd",
  animalLinkEdit: "connection.animalEdit",
  animalLinkAddExisting: "connection.animalConnect",
  animalLinkRemove: "connection.animalDisconnect",
  plantLinkAdd: "connection.plantAdd",
  plantLinkEdit: "connection.plantEdit",
  plantLinkAddExisting: "connection.plantConnect",
  plantLinkRemove: "connection.plantDisconnect",
});
