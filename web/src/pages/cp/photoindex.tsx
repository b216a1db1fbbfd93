import { PanelScreen } from "../../components/layout/PanelScreen";
import { PhotoIndex } from "../../features/photo/admin/PhotoIndex";
import { panelPaths } from "../../lib/panel-paths";

/** All photos, to find, to edit and to tag. */
export function Component() {
  return (
    <PanelScreen
      title="Photo Index"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Add Keyword", to: panelPaths.keywordAdd },
        { label: "Bin", to: panelPaths.bin },
      ]}
    >
      <PhotoIndex />
    </PanelScreen>
  );
}
