import { IndexScreen } from "../../components/panel/IndexScreen";
import { quoteIndex } from "../../features/quote/admin/quote-index";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** The quotations of the quote box: edit, delete. */
export function Component() {
  const read = useOwnerCall("GET /api/quotes");
  const canBeOrdered = (read.data?.length ?? 0) > 1;
  return (
    <IndexScreen
      title="Quote Index"
      actions={["home", "quoteAdd", ...(canBeOrdered ? (["quoteOrder"] as const) : [])]}
      index={quoteIndex}
      read={read}
      first={{ label: "Add your first quote", to: panelPaths.quoteAdd }}
    />
  );
}
