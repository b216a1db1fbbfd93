import { Link } from "react-router-dom";
import { Empty } from "../../components/feedback/Empty";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { buttonClass } from "../../components/ui/Button";
import { QuoteOrder } from "../../features/quote/admin/QuoteOrder";
import { ownerReadTagged } from "../../lib/owner-calls";
import { useOwnerRecord } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import { useNotice } from "../../lib/notice";

/** The order of the quotations. */
export function Component() {
  const { notice, say } = useNotice();
  const read = useOwnerRecord("quote-order", () => ownerReadTagged("GET /api/quotes"));
  const { data } = read;
  return (
    <PanelScreen title="Quote Order" actions={["home", "quoteIndex"]}>
      {data?.data.length === 0 && (
        <Empty title="No quotes yet.">
          <Link to={panelPaths.quoteAdd} className={buttonClass("solid")}>
            Add your first quote
          </Link>
        </Empty>
      )}
      {data && data.data.length > 0 && (
        <QuoteOrder
          quotes={data.data}
          etag={data.etag}
          confirmation={notice}
          onSaved={() => say("- Quote order saved -")}
        />
      )}
      <Pending read={read} what="the quotes" fields={4} />
    </PanelScreen>
  );
}
