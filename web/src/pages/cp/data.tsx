import { PanelScreen } from "../../components/layout/PanelScreen";
import { SheetExport } from "../../features/sheet/admin/SheetExport";
import { SheetImport } from "../../features/sheet/admin/SheetImport";
import { panelPaths } from "../../lib/panel-paths";

/** The owner's data as CSV: export and import. */
export function Component() {
  return (
    <PanelScreen title="Your Data" actions={[{ label: "Admin Home", to: panelPaths.home }]}>
      <SheetExport />
      <SheetImport />
    </PanelScreen>
  );
}
