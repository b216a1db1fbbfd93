import { chakra } from "@chakra-ui/react";
import type { QuoteItem } from "shared-types/quote/answers";
import { quoteDraftSchema } from "shared-types/quote/schema";
import { RowForm } from "../../components/form/RowForm";
import { IndexScreen } from "../../components/panel/IndexScreen";
import type { RecordIndex, RowProps } from "../../components/panel/IndexTable";
import { QuoteFields } from "../../features/quote/admin/QuoteFields";
import { ownerSave, saving } from "../../lib/owner-calls";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

function QuoteForm({ item, onDone, onCancel }: RowProps<QuoteItem>) {
  const { position, etag, ...draft } = item;
  return (
    <RowForm
      draftKey={`quote/${draft.quoteId}`}
      initialValues={draft}
      etag={etag}
      schema={quoteDraftSchema}
      save={saving("PUT /api/quoteupdate")}
      onSaved={() => onDone(`- Quote ${position} updated -`)}
      onCancel={onCancel}
    >
      <QuoteFields />
    </RowForm>
  );
}

/** The quotations in order, to edit. */
const quoteIndex: RecordIndex<QuoteItem> = {
  kind: "quote",
  caption: "Quotes",
  noun: ["quote", "quotes"],
  idOf: ({ quoteId }) => quoteId,
  nameOf: ({ position }) => `quote ${position}`,
  wordsOf: ({ quotation, author, citation }) => `${quotation} ${author} ${citation}`,
  columns: {
    "No.": ({ position }) => position,
    Quotation: ({ quotation }) => (
      <chakra.span
        // On a card it goes on after its label, as the others do.
        css={{ "@media (min-width: 60em)": { display: "block", maxWidth: "44rem" } }}
        color="ink"
        fontFamily="serif"
        fontSize="1.0625rem"
        whiteSpace="pre-line"
      >
        {quotation}
      </chakra.span>
    ),
    Author: ({ author }) => author,
    Citation: ({ citation }) => citation,
  },
  forms: { Edit: QuoteForm },
  deletion: ({ quoteId: id, position, author }) => ({
    uses: `by ${author}`,
    remove: () => ownerSave("DELETE /api/quotedelete/{id}", { params: { id } }),
    notice: `- Quote ${position} deleted -`,
  }),
};

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
      first={{
        ...{ label: "Add your first quote", to: panelPaths.quoteAdd },
        why: "Most pages end with one of your quotes, a different one each time.",
      }}
    />
  );
}
