import { PanelScreen } from "../../components/layout/PanelScreen";
import { CsvExport } from "../../features/csv/admin/CsvExport";
import { CsvImport } from "../../features/csv/admin/CsvImport";
import { panelPaths } from "../../lib/panel-paths";

/** The owner's data as CSV: export and import. */
export function Component() {
  return (
    <PanelScreen title="Your Data" actions={[{ label: "Admin Home", to: panelPaths.home }]}>
      <CsvExport />
      <CsvImport />
    </PanelScreen>
  );
}
