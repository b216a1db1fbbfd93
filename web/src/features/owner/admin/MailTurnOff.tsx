import { useFormikContext } from "formik";
import { useState } from "react";
import { mailCalls, type MailSettingsDraft } from "shared-types";
import { useEditForm } from "../../../components/form/edit-form-context";
import { whyNotSaved } from "../../../components/form/errors";
import { Button } from "../../../components/ui/Button";
import { ownerSave } from "../../../lib/owner-calls";

const question =
  "No more e-mail will be sent, and these settings and the password will be deleted: are you sure?";

/** Turns e-mail off, with the sign-in password of the form around it. */
export function MailTurnOff({ onOff }: { onOff: () => void }) {
  const { values } = useFormikContext<MailSettingsDraft>();
  const form = useEditForm();
  const [isBusy, setIsBusy] = useState(false);

  const press = async () => {
    if (isBusy || !window.confirm(question)) return;
    setIsBusy(true);
    const body = { signInPassword: values.signInPassword };
    const errors = await ownerSave(mailCalls.mailOff, { body }).catch(whyNotSaved);
    setIsBusy(false);
    if (errors.length > 0) {
      form?.refuse(errors);
      return;
    }
    form?.forget();
    onOff();
  };

  return (
    <Button kind="danger" aria-disabled={isBusy || undefined} onClick={() => void press()}>
      {isBusy ? "Turning off..." : "Turn Off E-mail"}
    </Button>
  );
}
