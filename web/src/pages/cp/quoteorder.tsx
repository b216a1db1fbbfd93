import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { QuoteItem } from "shared-types/quote/answers";
import { quotesOrderSchema } from "shared-types/quote/schema";
import { Empty } from "../../components/feedback/Empty";
import { EditForm } from "../../components/form/EditForm";
import { useFormField } from "../../components/form/use-form-field";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { placed } from "../../components/order/move";
import { OrderedList } from "../../components/order/OrderedList";
import { Pending } from "../../components/panel/Pending";
import { buttonClass } from "../../components/ui/Button";
import type { BodyFor } from "../../lib/call";
import { useNotice } from "../../lib/notice";
import { ownerReadTagged, saving } from "../../lib/owner-calls";
import { useOwnerRecord } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import styles from "./quoteorder.module.css";

type Order = BodyFor<"PUT /api/quotesorder">;

interface QuoteOrderProps {
  quotes: QuoteItem[];
  etag: string;
  confirmation: string;
  onSaved: () => void;
}

const idOf = ({ quoteId }: QuoteItem) => quoteId;

/** The quotations as a list to put in order. */
function QuoteOrder({ quotes, etag, confirmation, onSaved }: QuoteOrderProps) {
  const initialValues = useMemo((): Order => ({ quoteIds: quotes.map(idOf) }), [quotes]);
  return (
    <EditForm<Order>
      draftKey={null}
      initialValues={initialValues}
      etag={etag}
      schema={quotesOrderSchema}
      save={saving("PUT /api/quotesorder")}
      onSaved={onSaved}
      submitLabel="SAVE"
      confirmation={confirmation}
    >
      <QuoteList quotes={quotes} />
    </EditForm>
  );
}

function QuoteList({ quotes }: { quotes: QuoteItem[] }) {
  const { value: quoteIds, set } = useFormField<number[]>("quoteIds");
  return (
    <>
      <p className="part-interface">Drag the quotes by the dots, or use the arrows.</p>
      <OrderedList
        label="Quotes"
        items={placed(quotes, quoteIds, idOf)}
        idOf={idOf}
        nameOf={({ position, author }) => `Quote ${position} by ${author}`}
        onOrder={(items) => set(items.map(idOf))}
        renderItem={({ quotation, author }) => (
          <>
            <span className={styles.words}>{quotation}</span>
            <span className="part-note">{author}</span>
          </>
        )}
      />
    </>
  );
}

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
