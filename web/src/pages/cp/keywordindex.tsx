import { keywordCalls, photoFilterDefault } from "shared-types";
import { IndexNotes, useIndexNotes } from "../../components/form/IndexNotes";
import { IndexScreen } from "../../components/layout/IndexScreen";
import { KeywordTable } from "../../features/keyword/admin/KeywordTable";
import { photoIndexSpec } from "../../features/photo/admin/index-filter";
import { filterToQuery } from "../../lib/filter";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** The photos of the index that have a keyword. */
const photosPathOf = (keyword: string) =>
  panelPaths.photoIndex +
  filterToQuery(photoIndexSpec, { ...photoFilterDefault, searchTerm: keyword });

/** All keywords: rename, merge, delete. */
export function Component() {
  const read = useOwnerCall(keywordCalls.keywords);
  const notes = useIndexNotes();
  return (
    <IndexScreen
      title="Keyword Index"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Add Keyword", to: panelPaths.keywordAdd },
      ]}
      read={read}
      noun={["keyword", "keywords"]}
      wordsOf={({ keyword }) => keyword}
      notes={<IndexNotes notes={notes} />}
    >
      {(rows) => (
        <KeywordTable rows={rows} all={read.data ?? []} notes={notes} photosPathOf={photosPathOf} />
      )}
    </IndexScreen>
  );
}
