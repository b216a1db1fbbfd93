import { PanelScreen } from "../../components/layout/PanelScreen";
import { PhotosImport } from "../../features/photo/admin/import/PhotosImport";
import { panelPaths } from "../../lib/panel-paths";

/** Photos from the camera into the garden. */
export function Component() {
  return (
    <PanelScreen
      title="Import Photo Data"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Photo Index", to: panelPaths.photoIndex },
      ]}
    >
      <PhotosImport />
    </PanelScreen>
  );
}
