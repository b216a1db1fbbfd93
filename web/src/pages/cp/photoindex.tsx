import { PanelScreen } from "../../components/layout/PanelScreen";
import { PhotoIndex } from "../../features/photo/admin/PhotoIndex";

/** All photos, to find, to edit and to tag. */
export function Component() {
  return (
    <PanelScreen title="Photo Index" actions={["home", "keywordAdd", "bin"]}>
      <PhotoIndex />
    </PanelScreen>
  );
}
