import { PanelScreen } from "../../components/layout/PanelScreen";
import { panelPaths } from "../../lib/panel-paths";

/** The import of photos has its address already; what it does is still being built. */
export function Component() {
  return (
    <PanelScreen
      title="Import Photo Data"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Photo Index", to: panelPaths.photoIndex },
      ]}
    >
      <p>
        New photos cannot be brought in from here yet: the import is still being built. The photos
        that are in the garden already can be edited, tagged and deleted in the photo index.
      </p>
    </PanelScreen>
  );
}
