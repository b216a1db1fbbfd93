import { mailCalls } from "shared-types/mail/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(mailCalls, "mail");
