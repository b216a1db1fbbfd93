import { contactCalls } from "shared-types/contact/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(contactCalls, "contact");
