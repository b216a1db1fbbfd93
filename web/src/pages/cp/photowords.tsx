import { Link } from "react-router-dom";
import { Empty } from "../../components/feedback/Empty";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { screenLabels } from "../../components/layout/panel-nav";
import { Pending } from "../../components/panel/Pending";
import { buttonClass } from "../../components/ui/Button";
import { PhotoWords } from "../../features/photo/admin/words/PhotoWords";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** The plants and animals that words of the photos name. */
export function Component() {
  const read = useOwnerCall("GET /api/photowords", { refreshesOnFocus: true });
  const words = read.data?.words ?? [];
  const isEmpty = read.data !== undefined && words.every(({ kind }) => kind === "");
  return (
    <PanelScreen title={screenLabels.photoWords} actions={["home", "photoIndex", "photosImport"]}>
      {read.data && <PhotoWords words={words} />}
      {isEmpty && (
        <Empty title="No words of your photos wait to become plants or animals.">
          <p>Photos that you have tagged in a photo program bring their words along.</p>
          <Link to={panelPaths.photosImport} className={buttonClass("solid")}>
            Import photos
          </Link>
        </Empty>
      )}
      <Pending read={read} what="the words" />
    </PanelScreen>
  );
}
