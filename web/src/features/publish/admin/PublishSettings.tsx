import { useFormikContext } from "formik";
import { useState } from "react";
import type { PublishSettings as Settings, PublishSettingsDraft } from "shared-types/publish/codes";
import { publishCalls } from "shared-types/publish/owner";
import { publishSettingsSchema } from "shared-types/publish/schema";
import { Confirmation } from "../../../components/form/Confirmation";
import { EditForm } from "../../../components/form/EditForm";
import { useEditForm } from "../../../components/form/edit-form-context";
import { judge, whyNotDone } from "../../../components/form/errors";
import { BusyButton } from "../../../components/ui/BusyButton";
import { ownerSaveQuietly, saving } from "../../../lib/owner-calls";
import { PublishFields } from "./PublishFields";

/** Where and when the site is published. */
export function PublishSettings({ settings }: { settings: Settings }) {
  const [said, setSaid] = useState("");
  const [saved, setSaved] = useState("");
  return (
    <EditForm<PublishSettingsDraft>
      draftKey={null}
      initialValues={settings}
      schema={publishSettingsSchema}
      save={saving(publishCalls.publishSettings)}
      onSaved={() => {
        setSaid("");
        setSaved("- Settings saved -");
      }}
      confirmation={saved}
      submitLabel="SAVE"
      isInline
      extraActions={<ConnectionTest onTested={setSaid} />}
    >
      <PublishFields />
      <Confirmation>{said}</Confirmation>
    </EditForm>
  );
}

/** Tries what is typed. `onTested` says so, or '' while there is nothing to say. */
function ConnectionTest({ onTested }: { onTested: (said: string) => void }) {
  const { values } = useFormikContext<PublishSettingsDraft>();
  const form = useEditForm();
  const test = async () => {
    const { value, errors } = await judge(publishSettingsSchema, values);
    return errors.length > 0 ? errors : ownerSaveQuietly(publishCalls.publishTest, { body: value });
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
