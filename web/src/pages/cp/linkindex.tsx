import { linkCalls } from "shared-types";
import { IndexScreen } from "../../components/panel/IndexScreen";
import { linkIndex } from "../../features/link/admin/link-index";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** All links, each with the number of records that use it: edit, delete. */
export function Component() {
  return (
    <IndexScreen
      title="Link Index"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Plant Index", to: panelPaths.plantIndex },
        { label: "Animal Index", to: panelPaths.animalIndex },
      ]}
      index={linkIndex}
      read={useOwnerCall(linkCalls.links)}
    />
  );
}
