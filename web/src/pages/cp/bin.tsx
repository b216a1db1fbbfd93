import { PanelScreen } from "../../components/layout/PanelScreen";
import { Bin } from "../../features/bin/admin/Bin";
import { panelPaths } from "../../lib/panel-paths";

/** The records deleted in the last 30 days, to restore. */
export function Component() {
  return (
    <PanelScreen
      title="Bin"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Photo Index", to: panelPaths.photoIndex },
      ]}
    >
      <Bin />
    </PanelScreen>
  );
}
