import { useMemo } from "react";
import type { QuoteItem } from "shared-types/quote/answers";
import { quotesOrderSchema } from "shared-types/quote/schema";
import { EditForm } from "../../../components/form/EditForm";
import { useFormField } from "../../../components/form/use-form-field";
import { OrderedList } from "../../../components/order/OrderedList";
import { placed } from "../../../components/order/move";
import type { BodyFor } from "../../../lib/call";
import { saving } from "../../../lib/owner-calls";
import styles from "./QuoteOrder.module.css";

type Order = BodyFor<"PUT /api/quotesorder">;

interface QuoteOrderProps {
  quotes: QuoteItem[];
  etag: string;
  confirmation: string;
  onSaved: () => void;
}

const idOf = ({ quoteId }: QuoteItem) => quoteId;

/** The quotations as a list to put in order. */
export function QuoteOrder({ quotes, etag, confirmation, onSaved }: QuoteOrderProps) {
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
