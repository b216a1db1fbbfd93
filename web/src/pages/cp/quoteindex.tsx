import { quoteOwnerCalls } from "shared-types";
import { IndexNotes, useIndexNotes } from "../../components/form/IndexNotes";
import { IndexScreen } from "../../components/layout/IndexScreen";
import { QuoteTable } from "../../features/quote/admin/QuoteTable";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** The quotations of the quote box: edit. */
export function Component() {
  const read = useOwnerCall(quoteOwnerCalls.quotes);
  const notes = useIndexNotes();
  return (
    <IndexScreen
      title="Quote Index"
      actions={[{ label: "Admin Home", to: panelPaths.home }]}
      read={read}
      noun={["quote", "quotes"]}
      wordsOf={({ quotation, author, citation }) => `${quotation} ${author} ${citation}`}
      notes={<IndexNotes notes={notes} />}
    >
      {(rows) => <QuoteTable rows={rows} notes={notes} />}
    </IndexScreen>
  );
}
