import { categoryOwnerCalls } from "shared-types";
import { IndexNotes, useIndexNotes } from "../../components/form/IndexNotes";
import { IndexScreen } from "../../components/layout/IndexScreen";
import { CategoryTable } from "../../features/category/admin/CategoryTable";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** All categories: edit, delete. */
export function Component() {
  const read = useOwnerCall(categoryOwnerCalls.categories);
  const notes = useIndexNotes();
  return (
    <IndexScreen
      title="Category Index"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Add Category", to: panelPaths.categoryAdd },
      ]}
      read={read}
      noun={["category", "categories"]}
      wordsOf={({ cpOptionName, cpOptionDescrip }) => `${cpOptionName} ${cpOptionDescrip}`}
      notes={<IndexNotes notes={notes} />}
    >
      {(rows) => <CategoryTable rows={rows} notes={notes} />}
    </IndexScreen>
  );
}
