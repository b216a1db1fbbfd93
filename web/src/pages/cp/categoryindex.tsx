import { IndexScreen } from "../../components/panel/IndexScreen";
import { categoryIndex } from "../../features/category/admin/category-index";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** All categories: edit, delete. */
export function Component() {
  return (
    <IndexScreen
      title="Category Index"
      actions={["home", "categoryAdd"]}
      first={{ label: "Add your first category", to: panelPaths.categoryAdd }}
      index={categoryIndex}
      read={useOwnerCall("GET /api/categories")}
    />
  );
}
