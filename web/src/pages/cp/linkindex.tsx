import { IndexScreen } from "../../components/panel/IndexScreen";
import { usePicking } from "../../components/panel/use-picking";
import { linkBulk, linkIndex } from "../../features/link/admin/link-index";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** All links, each with the number of records that use it: edit, delete. */
export function Component() {
  return (
    <IndexScreen
      title="Link Index"
      actions={["home", "plantIndex", "animalIndex"]}
      first={{ label: "Choose a plant to add a link to", to: panelPaths.plantIndex }}
      index={linkIndex}
      picking={usePicking(linkBulk)}
      read={useOwnerCall("GET /api/links")}
    />
  );
}
