import { useState } from "react";
import type { MessageSettings } from "shared-types/inbox/answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import { messageSettingsSchema, type MessageSettingsDraft } from "shared-types/inbox/schema";
import { settingsSaved } from "../../../components/form/Confirmation";
import { EditForm } from "../../../components/form/EditForm";
import { NumberField } from "../../../components/form/NumberField";
import { countOf } from "../../../lib/format";
import { ownerSave } from "../../../lib/owner-calls";

/** Whether the change would delete existing messages. */
const isShorter = (now: number, before: number) => now !== 0 && (before === 0 || now < before);

const notSaved = [{ fieldId: "", errorMessage: "Nothing was saved, and no message was deleted." }];

/** The retention of messages; a shorter one deletes at once, so it asks first. */
export function MessageSettingsForm({ settings }: { settings: MessageSettings }) {
  const [notice, setNotice] = useState("");
  const save = async ({ keepDays }: MessageSettingsDraft) => {
    const days = countOf(keepDays, "day", "days");
    const question = `Messages older than ${days} will be deleted forever: ${panelMessages.confirmDelete}`;
    if (isShorter(keepDays, settings.keepDays) && !window.confirm(question)) return notSaved;
    return ownerSave("PUT /api/messagesettingsupdate", { body: { keepDays } });
  };
  return (
    <EditForm<MessageSettingsDraft>
      draftKey="messageSettings"
      initialValues={{ keepDays: settings.keepDays }}
      schema={messageSettingsSchema}
      save={save}
      onSaved={() => setNotice(settingsSaved)}
      submitLabel="SAVE"
      confirmation={notice}
      isInline
    >
      <NumberField
        name="keepDays"
        label="Keep messages for this many days (0 = forever)"
        hint="Older ones are deleted forever, spam too."
        required
        whole
      />
    </EditForm>
  );
}
