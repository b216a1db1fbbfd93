import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    ownerRoute(calls.history, "history.of"),
    ownerRoute(calls.changeUndo, "history.undo"),
    ownerRoute(calls.bin, "bin.all"),
    ownerRoute(calls.binRestore, "bin.restore"),
    ownerRoute(calls.binDelete, "bin.remove"),
  ],
};
