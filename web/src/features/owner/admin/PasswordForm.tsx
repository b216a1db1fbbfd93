import { useState } from "react";
import { passwordChangeSchema, type PasswordChange } from "shared-types/account/schema";
import { Done } from "../../../components/form/Done";
import { EditForm } from "../../../components/form/EditForm";
import { TextField } from "../../../components/form/TextField";
import { Button } from "../../../components/ui/Button";
import { saving } from "../../../lib/owner-calls";
import { NewPasswordField } from "./NewPasswordField";

/** Old and new password; both are cleared once changed. */
export function PasswordForm() {
  const [isDone, setIsDone] = useState(false);
  if (isDone)
    return (
      <Done message="- Password changed: you are signed out everywhere else -">
        <Button onClick={() => setIsDone(false)}>Change It Again</Button>
      </Done>
    );
  return (
    <EditForm<PasswordChange>
      draftKey={null}
      initialValues={{ oldPassword: "", newPassword: "" }}
      schema={passwordChangeSchema}
      save={saving("PUT /api/owner/password")}
      onSaved={() => setIsDone(true)}
      submitLabel="CHANGE PASSWORD"
      isInline
    >
      <TextField
        name="oldPassword"
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordField name="newPassword" label="New password" />
    </EditForm>
  );
}
