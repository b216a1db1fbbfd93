import { PanelScreen } from "../../components/layout/PanelScreen";
import { CsvExport } from "../../features/csv/admin/CsvExport";
import { CsvImport } from "../../features/csv/admin/CsvImport";
import { CsvImports } from "../../features/csv/admin/CsvImports";

/** The owner's data as CSV: export and import. */
export function Component() {
  return (
    <PanelScreen title="Your Data" actions={["home"]}>
      <CsvExport />
      <CsvImport />
      <CsvImports />
    </PanelScreen>
  );
}
