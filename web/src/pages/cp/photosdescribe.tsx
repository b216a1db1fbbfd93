import { useSearchParams, Link } from "react-router-dom";
import { photoFilterDefault } from "shared-types/photo/codes";
import { Empty } from "../../components/feedback/Empty";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { NothingYet } from "../../components/panel/NothingYet";
import { Pending } from "../../components/panel/Pending";
import { buttonClass } from "../../components/ui/Button";
import { describePath } from "../../features/photo/admin/describe/describe-path";
import { DescribePhotos } from "../../features/photo/admin/describe/DescribePhotos";
import { fromRanges } from "../../features/photo/admin/describe/id-ranges";
import { photoIndexOf, undescribed } from "../../features/photo/admin/index-filter";
import { usePhotoList } from "../../features/photo/api/photo";
import { countOf } from "../../lib/format";
import { panelPaths } from "../../lib/panel-paths";

/** Several photos to describe: those of the last import, or a selection of the index. */
export function Component() {
  const [query] = useSearchParams();
  const ids = query.get("ids") ?? "";
  const photoIds = fromRanges(ids);
  return (
    <PanelScreen title="Describe Photos" actions={["home", "photoIndex", "photosImport"]}>
      {photoIds.length > 0 ? <DescribePhotos key={ids} photoIds={photoIds} /> : <NothingChosen />}
    </PanelScreen>
  );
}

/** The describe screen without photos: those that still need words, else the way to any, or to the first ones. */
function NothingChosen() {
  const all = usePhotoList(photoFilterDefault);
  const open = usePhotoList(undescribed);
  if (!all.data) return <Pending read={all} what="the photos" />;
  if (all.data.totalCount === 0)
    return (
      <NothingYet
        many="photos"
        first={{ label: "Import your first photos", to: panelPaths.photosImport }}
      />
    );
  if (!open.data) return <Pending read={open} what="the photos" />;
  const { items, totalCount } = open.data;
  if (totalCount === 0)
    return (
      <Empty title="Every photo has its alt text.">
        <p>To change more words, select photos in the index.</p>
        <Link to={panelPaths.photoIndex} className={buttonClass("plain")}>
          Photo Index
        </Link>
      </Empty>
    );
  const title = countOf(
    totalCount,
    "photo has only a proposed alt text.",
    "photos have only a proposed alt text.",
  );
  const next = countOf(items.length, "photo", "photos");
  return (
    <Empty title={title}>
      <div className="part-buttons">
        <Link
          to={describePath(items.map(({ photoId }) => photoId))}
          className={buttonClass("solid")}
        >
          {items.length < totalCount ? `Describe the first ${next}` : `Describe ${next}`}
        </Link>
        <Link to={photoIndexOf(undescribed)} className={buttonClass("plain")}>
          Choose in the index
        </Link>
      </div>
    </Empty>
  );
}
