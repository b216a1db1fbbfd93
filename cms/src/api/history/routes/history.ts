import { historyCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(historyCalls, {
  history: "history.of",
  changeUndo: "history.undo",
  bin: "bin.all",
  binRestore: "bin.restore",
  binDelete: "bin.remove",
});
