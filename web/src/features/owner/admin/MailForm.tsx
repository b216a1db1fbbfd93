import { useState } from "react";
import type { MailSettings } from "shared-types/mail/answers";
import { mailSettingsSchema, type MailSettingsDraft } from "shared-types/mail/schema";
import { useFormikContext } from "formik";
import { Confirmation } from "../../../components/form/Confirmation";
import { EditForm } from "../../../components/form/EditForm";
import { ReadOnlyField } from "../../../components/form/ReadOnlyField";
import { TextField } from "../../../components/form/TextField";
import { saving, ownerSaveQuietly, ownerSave } from "../../../lib/owner-calls";
import { MailServerFields } from "./MailServerFields";
import { useEditForm } from "../../../components/form/edit-form-context";
import { validateValues, whyNotDone, whyNotSaved } from "../../../components/form/errors";
import { BusyButton } from "../../../components/ui/BusyButton";

const question =
  "No more e-mail will be sent, and these settings and the password will be deleted: are you sure?";

/** Turns e-mail off, with the sign-in password of the form around it. */
function MailTurnOff({ onOff }: { onOff: () => void }) {
  const { values } = useFormikContext<MailSettingsDraft>();
  const form = useEditForm();

  const press = async () => {
    if (!window.confirm(question)) return;
    const body = { signInPassword: values.signInPassword };
    const errors = await ownerSave("POST /api/owner/mailoff", { body }).catch(whyNotSaved);
    if (errors.length > 0) {
      form?.refuse(errors);
      return;
    }
    form?.forget();
    onOff();
  };

  return (
    <BusyButton kind="danger" busyLabel="Turning off..." onPress={press}>
      Turn Off E-mail
    </BusyButton>
  );
}

/** Sends a test e-mail with what is typed. `onSent` says so, or '' while there is nothing to say. */
function MailTest({ onSent }: { onSent: (notice: string) => void }) {
  const { values } = useFormikContext<MailSettingsDraft>();
  const form = useEditForm();

  const test = async () => {
    const { value, errors } = await validateValues(mailSettingsSchema, values);
    return errors.length > 0
      ? errors
      : ownerSaveQuietly("POST /api/owner/mailtest", { body: value });
  };
  const press = async () => {
    onSent("");
    const errors = await test().catch(whyNotDone);
    form?.refuse(errors);
    if (errors.length === 0)
      onSent(`- Test e-mail sent to ${values.to || "the address you sign in with"} -`);
  };

  return (
    <BusyButton busyLabel="Sending..." onPress={press}>
      Send a Test E-mail
    </BusyButton>
  );
}

interface MailFormProps {
  settings: MailSettings;
  /** Saved or turned off, and what to say of it. */
  onDone: (message: string) => void;
}

const setBy = (variable: string) => `Set by ${variable} on the server.`;

/** The mail server, the addresses, and the password that allows to change them. */
export function MailForm({ settings, onDone }: MailFormProps) {
  const [notice, setNotice] = useState("");
  const { server, port, security, user, from, to, fixed, status } = settings;
  const isAllFixed = fixed.server && fixed.from && fixed.to;
  return (
    <EditForm<MailSettingsDraft>
      draftKey={null}
      initialValues={{
        server,
        port,
        security,
        user,
        from,
        to,
        mailPassword: "",
        signInPassword: "",
      }}
      schema={mailSettingsSchema}
      // With nothing to save, the button tests.
      save={saving(isAllFixed ? "POST /api/owner/mailtest" : "PUT /api/owner/mail")}
      onSaved={() => onDone(isAllFixed ? "- Test e-mail sent -" : "- E-mail settings saved -")}
      submitLabel={isAllFixed ? "SEND A TEST E-MAIL" : "SAVE"}
      isInline
      extraActions={
        !isAllFixed && (
          <>
            <MailTest onSent={setNotice} />
            {status !== "off" && !fixed.server && (
              <MailTurnOff onOff={() => onDone("- E-mail is off -")} />
            )}
          </>
        )
      }
    >
      <MailServerFields settings={settings} />
      {fixed.from ? (
        <ReadOnlyField name="from" label="Sender" hint={setBy("MAIL_FROM")} />
      ) : (
        <TextField
          name="from"
          label="Sender"
          type="email"
          autoComplete="off"
          hint="The address that e-mail comes from; usually the one of this mail account"
          required
        />
      )}
      {fixed.to ? (
        <ReadOnlyField name="to" label="Recipient" hint={setBy("MAIL_TO")} />
      ) : (
        <TextField
          name="to"
          label="Recipient"
          type="email"
          autoComplete="email"
          hint="Who gets an e-mail about new messages. Leave empty for the address you sign in with."
        />
      )}
      <TextField
        name="signInPassword"
        label="Your sign-in password"
        type="password"
        autoComplete="current-password"
        hint="Needed to save, test or turn off e-mail"
        required
      />
      <Confirmation>{notice}</Confirmation>
    </EditForm>
  );
}
