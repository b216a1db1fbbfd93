import { mailCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(mailCalls, "mail");
