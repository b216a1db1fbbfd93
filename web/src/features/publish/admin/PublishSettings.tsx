import { useFormikContext } from "formik";
import { useState } from "react";
import type { PublishSettings as Settings } from "shared-types/publish/answers";
import { Confirmation, settingsSaved } from "../../../components/form/Confirmation";
import { EditForm } from "../../../components/form/EditForm";
import { useEditForm } from "../../../components/form/edit-form-context";
import { validateValues, whyNotDone } from "../../../components/form/errors";
import { BusyButton } from "../../../components/ui/BusyButton";
import { ownerSave, ownerSaveQuietly } from "../../../lib/owner-calls";
import { atFields, draftOf, formOf, publishFormSchema, type PublishForm } from "./publish-form";
import { PublishFields } from "./PublishFields";

const save = async (values: PublishForm) =>
  atFields(await ownerSave("PUT /api/publishsettings", { body: draftOf(values) }));

/** Where and when the site is published. */
export function PublishSettings({ settings }: { settings: Settings }) {
  const [notice, setNotice] = useState("");
  const [saved, setSaved] = useState("");
  return (
    <EditForm<PublishForm>
      draftKey={null}
      initialValues={formOf(settings)}
      schema={publishFormSchema}
      save={save}
      onSaved={() => {
        setNotice("");
        setSaved(settingsSaved);
      }}
      confirmation={saved}
      submitLabel="SAVE"
      isInline
      extraActions={<ConnectionTest onTested={setNotice} />}
    >
      <PublishFields saved={settings} />
      <Confirmation>{notice}</Confirmation>
    </EditForm>
  );
}

/** Tries what is typed. `onTested` says so, or '' while there is nothing to say. */
function ConnectionTest({ onTested }: { onTested: (notice: string) => void }) {
  const { values } = useFormikContext<PublishForm>();
  const form = useEditForm();
  const test = async () => {
    const { value, errors } = await validateValues(publishFormSchema, values);
    if (errors.length > 0) return errors;
    return atFields(await ownerSaveQuietly("POST /api/publishtest", { body: draftOf(value) }));
  };
  const press = async () => {
    onTested("");
    const errors = await test().catch(whyNotDone);
    form?.refuse(errors);
    if (errors.length === 0) onTested("- It works: your site can be published there -");
  };
  return (
    <BusyButton busyLabel="Testing..." onPress={press}>
      Test the connection
    </BusyButton>
  );
}
