import { accountCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(accountCalls, {
  ownerEmail: "account.email",
  ownerEmailUpdate: "account.changeEmail",
  ownerPasswordUpdate: "account.changePassword",
  ownerResetAsk: "account.askReset",
  ownerReset: "account.reset",
  secondFactor: "account.secondFactor",
  secondFactorBegin: "account.beginSecondFactor",
  secondFactorOn: "account.turnSecondFactorOn",
  secondFactorOff: "account.turnSecondFactorOff",
  getUser: "session.getUser",
  ownerSetup: "session.setup",
});
