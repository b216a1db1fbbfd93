import type { BinItem } from "shared-types/history/answers";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { binRestoreSchema, type BinRestore } from "shared-types/history/schema";
import { RowForm } from "../../../components/form/RowForm";
import { TextField } from "../../../components/form/TextField";
import { ownerSave } from "../../../lib/owner-calls";
import { renameField } from "./bin-words";

interface RestoreFormProps {
  item: BinItem;
  /** The server's message about its own name. */
  why: ValidationErrors;
  onRestored: () => void;
  onCancel: () => void;
}

/** Maps the server's message to the only field. */
async function restoreAs(values: BinRestore): Promise<ValidationErrors> {
  const errors = await ownerSave("POST /api/binrestore", { body: values });
  return errors.map((error) =>
    renameField(error.fieldId) ? { ...error, fieldId: "rename" } : error,
  );
}

/** Asks for a new key or name for a restored record whose own has been taken. */
export function RestoreForm({ item, why, onRestored, onCancel }: RestoreFormProps) {
  const { kind, id } = item;
  const field = renameField(why[0]?.fieldId);
  return (
    <RowForm
      draftKey={`${kind}/${id}/restore`}
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
