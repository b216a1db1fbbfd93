import { csvCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(csvCalls, {
  csvExport: "csv.export",
  csvImport: "csv.import",
  csvImports: "csv.imports",
  csvImported: "csv.imported",
  csvImportUndo: "csv.undo",
});
