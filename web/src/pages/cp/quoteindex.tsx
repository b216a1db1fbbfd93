import { quoteOwnerCalls } from "shared-types";
import { IndexScreen } from "../../components/panel/IndexScreen";
import { quoteIndex } from "../../features/quote/admin/quote-index";
import { useOwnerCall } from "../../lib/owner-swr";

/** The quotations of the quote box: edit. */
export function Component() {
  return (
    <IndexScreen
      title="Quote Index"
      actions={["home"]}
      index={quoteIndex}
      read={useOwnerCall(quoteOwnerCalls.quotes)}
    />
  );
}
