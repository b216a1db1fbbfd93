import { useFormikContext } from "formik";
import type { MailSettingsDraft } from "shared-types/mail/codes";
import { mailCalls } from "shared-types/mail/owner";
import { mailSettingsSchema } from "shared-types/mail/schema";
import { useEditForm } from "../../../components/form/edit-form-context";
import { validateValues, whyNotDone } from "../../../components/form/errors";
import { BusyButton } from "../../../components/ui/BusyButton";
import { ownerSaveQuietly } from "../../../lib/owner-calls";

/** Sends a test e-mail with what is typed. `onSent` says so, or '' while there is nothing to say. */
export function MailTest({ onSent }: { onSent: (notice: string) => void }) {
  const { values } = useFormikContext<MailSettingsDraft>();
  const form = useEditForm();

  const test = async () => {
    const { value, errors } = await validateValues(mailSettingsSchema, values);
    return errors.length > 0 ? errors : ownerSaveQuietly(mailCalls.mailTest, { body: value });
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
