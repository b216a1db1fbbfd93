import { limits } from "shared-types";
import { FieldRow } from "../../../components/form/FieldRow";
import { TextField } from "../../../components/form/TextField";

/** What only animals have: their taxonomy. */
export function AnimalFields() {
  return (
    <FieldRow>
      <TextField name="classTax" label="Class" maxLength={limits.text} />
      <TextField name="order" label="Order" maxLength={limits.text} />
      <TextField name="family" label="Family" maxLength={limits.text} />
    </FieldRow>
  );
}
