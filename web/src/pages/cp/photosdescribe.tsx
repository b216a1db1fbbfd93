import { useSearchParams } from "react-router-dom";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { DescribePhotos } from "../../features/photo/admin/describe/DescribePhotos";
import { fromRanges } from "../../features/photo/admin/describe/id-ranges";
import { NothingChosen } from "../../features/photo/admin/describe/NothingChosen";

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
