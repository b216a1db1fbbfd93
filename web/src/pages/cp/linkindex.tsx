import { linkCalls } from "shared-types";
import { IndexScreen } from "../../components/panel/IndexScreen";
import { usePicking } from "../../components/panel/use-picking";
import { linkBulk, linkIndex } from "../../features/link/admin/link-index";
import { useOwnerCall } from "../../lib/owner-swr";

/** All links, each with the number of records that use it: edit, delete. */
export function Component() {
  return (
    <IndexScreen
      title="Link Index"
      actions={["home", "plantIndex", "animalIndex"]}
      index={linkIndex}
      picking={usePicking(linkBulk)}
      read={useOwnerCall(linkCalls.links)}
    />
  );
}
