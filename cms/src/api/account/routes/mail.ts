import { mailCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(mailCalls, {
  mailSettings: "mail.read",
  mailSettingsUpdate: "mail.save",
  mailTest: "mail.test",
  mailOff: "mail.turnOff",
});
