import { useFormikContext } from "formik";
import type { MailSettingsDraft } from "shared-types/mail/codes";
import { mailCalls } from "shared-types/mail/owner";
import { useEditForm } from "../../../components/form/edit-form-context";
import { whyNotSaved } from "../../../components/form/errors";
import { BusyButton } from "../../../components/ui/BusyButton";
import { ownerSave } from "../../../lib/owner-calls";

const question =
  "No more e-mail will be sent, and these settings and the password will be deleted: are you sure?";

/** Turns e-mail off, with the sign-in password of the form around it. */
export function MailTurnOff({ onOff }: { onOff: () => void }) {
  const { values } = useFormikContext<MailSettingsDraft>();
  const form = useEditForm();

  const press = async () => {
    if (!window.confirm(question)) return;
    const body = { signInPassword: values.signInPassword };
    const errors = await ownerSave(mailCalls.mailOff, { body }).catch(whyNotSaved);
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
