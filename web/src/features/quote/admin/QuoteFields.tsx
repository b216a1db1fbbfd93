import { chakra } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import { limits } from "shared-types/kit/limits";
import type { QuoteDraft } from "shared-types/quote/schema";
import { FieldRow } from "../../../components/form/FieldRow";
import { TextAreaField } from "../../../components/form/TextAreaField";
import { TextField } from "../../../components/form/TextField";
import { Quotation } from "../components/QuoteBox";
import { Preview } from "../../../components/panel/Preview";

/** The fields of a quotation, and below them how visitors see it. */
export function QuoteFields() {
  return (
    <>
      <TextAreaField
        name="quotation"
        label="Quotation"
        required
        maxLength={limits.quotation}
        hint="Lines of verse are separated by “ / ”."
      />
      <FieldRow>
        <TextField name="author" label="Author" required maxLength={limits.author} />
        <TextField name="citation" label="Citation" maxLength={limits.citation} />
      </FieldRow>
      <Shown />
    </>
  );
}

function Shown() {
  const { values } = useFormikContext<QuoteDraft>();
  if (values.quotation.trim() === "") return null;
  return (
    <Preview>
      <chakra.div
        inert
        className="part-card"
        display="grid"
        placeItems="center"
        padding="5"
        fontFamily="serif"
        overflowWrap="anywhere"
      >
        <Quotation {...values} />
      </chakra.div>
    </Preview>
  );
}
