import { useParams } from "react-router-dom";
import { loadMessages } from "shared-types/kit/messages";
import { Empty } from "../../components/feedback/Empty";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { photoIndexSpec } from "../../features/photo/admin/index-filter";
import { PhotoEdit } from "../../features/photo/admin/PhotoEdit";
import { useKeptQuery } from "../../lib/kept-query";
import { panelPaths } from "../../lib/panel-paths";

/** One photo, to edit. */
export function Component() {
  const { photoId = "" } = useParams();
  const isId = /^[1-9]\d{0,9}$/.test(photoId);
  const indexPath = panelPaths.photoIndex + useKeptQuery(photoIndexSpec);
  return (
    <PanelScreen
      title="Photo Edit"
      actions={["home", { label: "Photo Index", to: indexPath }, "keywordAdd"]}
    >
      {isId ? (
        <PhotoEdit key={photoId} photoId={Number(photoId)} indexPath={indexPath} />
      ) : (
        <Empty title={loadMessages.photos} />
      )}
    </PanelScreen>
  );
}
