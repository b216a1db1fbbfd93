import { PanelScreen } from "../../components/layout/PanelScreen";
import { PhotosImport } from "../../features/photo/admin/import/PhotosImport";

/** Photos from the camera into the garden. */
export function Component() {
  return (
    <PanelScreen title="Import Photo Data" actions={["home", "photoIndex"]}>
      <PhotosImport />
    </PanelScreen>
  );
}
