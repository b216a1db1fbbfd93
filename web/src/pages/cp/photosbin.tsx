import { PanelScreen } from "../../components/layout/PanelScreen";
import { PhotoBin } from "../../features/photo/admin/PhotoBin";
import { panelPaths } from "../../lib/panel-paths";

/** What was deleted in the last 30 days, and the way back. */
export function Component() {
  return (
    <PanelScreen
      title="Photo Bin"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Photo Index", to: panelPaths.photoIndex },
      ]}
    >
      <PhotoBin />
    </PanelScreen>
  );
}
