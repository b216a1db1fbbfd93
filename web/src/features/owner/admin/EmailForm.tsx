import { useState } from "react";
import { emailChangeSchema, type EmailChange } from "shared-types/account/schema";
import { Done } from "../../../components/form/Done";
import { EditForm } from "../../../components/form/EditForm";
import { Pending } from "../../../components/panel/Pending";
import { TextField } from "../../../components/form/TextField";
import { Button } from "../../../components/ui/Button";
import { saving } from "../../../lib/owner-calls";
import { correctKnownEmail } from "../../../lib/owner-email";
import { useOwnerCall } from "../../../lib/owner-swr";

/** The address the owner signs in with, and the password that allows to change it. */
export function EmailForm() {
  const read = useOwnerCall("GET /api/owner/email");
  const { data, retry } = read;
  const [isDone, setIsDone] = useState(false);
  if (!data) return <Pending read={read} what="your e-mail address" fields={2} />;
  if (isDone)
    return (
      <Done message={`- You now sign in as ${data.email}, and are signed out everywhere else -`}>
        <Button onClick={() => setIsDone(false)}>Change It Again</Button>
      </Done>
    );
  return (
    <EditForm<EmailChange>
      draftKey={null}
      initialValues={{ email: data.email, currentPassword: "" }}
      schema={emailChangeSchema}
      save={saving("PUT /api/owner/email")}
      onSaved={({ email }) => {
        correctKnownEmail(email);
        retry();
        setIsDone(true);
      }}
      submitLabel="CHANGE E-MAIL"
      isInline
    >
      <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
      <TextField
        name="currentPassword"
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
      />
    </EditForm>
  );
}
