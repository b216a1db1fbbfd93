import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    ownerRoute(calls.sheetExport, "sheet.export"),
    ownerRoute(calls.sheetImport, "sheet.import"),
  ],
};
