import { chakra } from "@chakra-ui/react";
import type { QuoteItem } from "shared-types/quote/answers";
import { quoteDraftSchema } from "shared-types/quote/schema";
import { RowForm } from "../../../components/form/RowForm";
import type { RecordIndex, RowProps } from "../../../components/panel/IndexTable";
import { ownerSave, saving } from "../../../lib/owner-calls";
import { QuoteFields } from "./QuoteFields";

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
export const quoteIndex: RecordIndex<QuoteItem> = {
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
        display="block"
        maxWidth="44rem"
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
