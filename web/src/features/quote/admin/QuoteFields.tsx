import { limits } from "shared-types";
import { FieldRow } from "../../../components/form/FieldRow";
import { TextAreaField } from "../../../components/form/TextAreaField";
import { TextField } from "../../../components/form/TextField";

/** The fields of a quotation. */
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
    </>
  );
}
