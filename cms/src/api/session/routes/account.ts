import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    ownerRoute(calls.ownerPasswordUpdate, "account.changePassword"),
    {
      method: "POST",
      path: "/owner/resetask",
      handler: "account.askReset",
      config: { auth: false },
    },
    { method: "POST", path: "/owner/reset", handler: "account.reset", config: { auth: false } },
    ownerRoute(calls.secondFactor, "account.secondFactor"),
    ownerRoute(calls.secondFactorBegin, "account.beginSecondFactor"),
    ownerRoute(calls.secondFactorOn, "account.turnSecondFactorOn"),
    ownerRoute(calls.secondFactorOff, "account.turnSecondFactorOff"),
  ],
};
