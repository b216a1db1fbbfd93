import type { ValidationErrors } from "shared-types/kit/error-answers";
import { secondFactorChangeSchema, type SecondFactorChange } from "shared-types/account/schema";
import { EditForm } from "../../../components/form/EditForm";
import { TextField } from "../../../components/form/TextField";

interface CodeFormProps {
  save: (change: SecondFactorChange) => Promise<ValidationErrors>;
  onSaved: () => void;
  submitLabel: string;
  hint: string;
}

/** Password and code, required to turn two-step sign-in on or off. */
export function CodeForm({ save, onSaved, submitLabel, hint }: CodeFormProps) {
  return (
    <EditForm<SecondFactorChange>
      draftKey={null}
      initialValues={{ password: "", code: "" }}
      schema={secondFactorChangeSchema}
      save={save}
      onSaved={onSaved}
      submitLabel={submitLabel}
      isInline
    >
      <TextField
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField name="code" label="Code" autoComplete="one-time-code" hint={hint} required />
    </EditForm>
  );
}
