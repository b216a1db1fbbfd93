import { mailCalls } from "shared-types/mail/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(mailCalls, "mail");
