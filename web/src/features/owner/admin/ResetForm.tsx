import type { PasswordReset } from "shared-types";
import { passwordResetSchema } from "shared-types/schemas";
import { resetPassword } from "../../../lib/session-calls";
import { NewPasswordField } from "./NewPasswordField";
import { OpenForm } from "./OpenForm";

interface ResetFormProps {
  token: string;
  apiBase: string;
  onDone: () => void;
}

/** A new password, with the token of a reset link. */
export function ResetForm({ token, apiBase, onDone }: ResetFormProps) {
  return (
    <OpenForm<PasswordReset>
      initialValues={{ token, newPassword: "" }}
      schema={passwordResetSchema}
      send={(draft) => resetPassword({ apiBase }, draft)}
      onDone={onDone}
      submitLabel="Set the password"
    >
      <NewPasswordField name="newPassword" label="New password" />
    </OpenForm>
  );
}
