import type { BinItem, BinRestore, ValidationErrors } from "shared-types";
import { binRestoreSchema } from "shared-types/schemas";
import { RowForm } from "../../../components/form/RowForm";
import { TextField } from "../../../components/form/TextField";
import { restoreFromBin } from "../../../lib/owner-history";
import { renameField } from "./bin-words";

interface RestoreFormProps {
  item: BinItem;
  /** What the server said of its own name. */
  why: ValidationErrors;
  onRestored: () => void;
  onCancel: () => void;
}

/** What the server says of the name belongs to the one field there is. */
async function restoreAs(values: BinRestore): Promise<ValidationErrors> {
  const errors = await restoreFromBin(values);
  return errors.map((error) =>
    renameField(error.fieldId) ? { ...error, fieldId: "rename" } : error,
  );
}

/** Another key or name for what comes back, as its own is another record's by now. */
export function RestoreForm({ item, why, onRestored, onCancel }: RestoreFormProps) {
  const { kind, id } = item;
  const field = renameField(why[0]?.fieldId);
  return (
    <RowForm
      initialValues={{ kind, id, rename: "" }}
      schema={binRestoreSchema}
      save={restoreAs}
      onSaved={onRestored}
      onCancel={onCancel}
    >
      <TextField
        name="rename"
        label={field?.label ?? "New Name"}
        required
        maxLength={field?.maxLength}
        hint={why[0]?.errorMessage}
      />
    </RowForm>
  );
}
