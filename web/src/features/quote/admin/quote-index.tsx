import { chakra } from "@chakra-ui/react";
import { limits, quoteOwnerCalls, type QuoteItem } from "shared-types";
import { quoteUpdateSchema } from "shared-types/schemas";
import { FieldRow } from "../../../components/form/FieldRow";
import { RowForm } from "../../../components/form/RowForm";
import { TextAreaField } from "../../../components/form/TextAreaField";
import { TextField } from "../../../components/form/TextField";
import type { RecordIndex, RowProps } from "../../../components/panel/IndexTable";
import { saving } from "../../../lib/owner-calls";

function QuoteForm({ item, onDone, onCancel }: RowProps<QuoteItem>) {
  const { position, ...draft } = item;
  return (
    <RowForm
      draftKey={`quote/${position}`}
      initialValues={draft}
      schema={quoteUpdateSchema}
      save={saving(quoteOwnerCalls.quoteUpdate)}
      onSaved={() => onDone(`- Quote ${position} updated -`)}
      onCancel={onCancel}
    >
      <TextAreaField name="quotation" label="Quotation" required maxLength={limits.quotation} />
      <FieldRow>
        <TextField name="author" label="Author" required maxLength={limits.author} />
        <TextField name="citation" label="Citation" maxLength={limits.citation} />
      </FieldRow>
    </RowForm>
  );
}

/** The quotations in order, to edit. */
export const quoteIndex: RecordIndex<QuoteItem> = {
  kind: "quote",
  caption: "Quotations",
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
};
