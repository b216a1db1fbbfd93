import { PanelScreen } from "../../components/layout/PanelScreen";
import { panelPaths } from "../../lib/panel-paths";
import { PhotoIndex } from "../../features/photo/admin/PhotoIndex";

const importPhotos = { label: "Import Photos", to: panelPaths.photosImport };

/** All photos, to find, to edit and to tag. */
export function Component() {
  return (
    <PanelScreen title="Photo Index" actions={["home", importPhotos, "keywordAdd", "bin"]}>
      <PhotoIndex />
    </PanelScreen>
  );
}
