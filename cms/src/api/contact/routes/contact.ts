import { contactCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(contactCalls, "contact");
