import { associationOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(associationOwnerCalls, {
  associations: "association.all",
  associationAdd: "association.add",
  associationUpdate: "association.update",
  associationDelete: "association.remove",
});
