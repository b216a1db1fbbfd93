import { photoFilterDefault } from "shared-types/photo/codes";
import { IndexScreen } from "../../components/panel/IndexScreen";
import { keywordIndex } from "../../features/keyword/admin/keyword-index";
import { photoIndexSpec } from "../../features/photo/admin/index-filter";
import { filterToQuery } from "../../lib/filter";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** Each keyword leads to its photos in the index. */
const index = keywordIndex(
  (searchTerm) =>
    panelPaths.photoIndex + filterToQuery(photoIndexSpec, { ...photoFilterDefault, searchTerm }),
);

/** All keywords: rename, merge, delete. */
export function Component() {
  return (
    <IndexScreen
      title="Keyword Index"
      actions={["home", "keywordAdd"]}
      first={{ label: "Add your first keyword", to: panelPaths.keywordAdd }}
      index={index}
      read={useOwnerCall("GET /api/keywords")}
    />
  );
}
