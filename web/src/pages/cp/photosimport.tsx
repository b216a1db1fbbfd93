import { useLocation } from "react-router-dom";
import { shareTarget } from "shared-types/photo/import";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { PhotosImport } from "../../features/photo/admin/import/PhotosImport";

/** Photos from the camera into the garden. */
export function Component() {
  const { search } = useLocation();
  return (
    <PanelScreen title="Import Photo Data" actions={["home", "photoIndex"]}>
      <PhotosImport isShareMissed={search === `?${shareTarget.missed}`} />
    </PanelScreen>
  );
}
