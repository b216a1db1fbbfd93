import { sheetCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(sheetCalls, {
  sheetExport: "sheet.export",
  sheetImport: "sheet.import",
});
