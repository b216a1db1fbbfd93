import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { MessageSettings } from "shared-types/inbox/answers";
import { messageSettingsSchema, type MessageSettingsDraft } from "shared-types/inbox/schema";
import { panelMessages } from "shared-types/kit/panel-messages";
import { settingsSaved } from "../../../components/form/Confirmation";
import { EditForm } from "../../../components/form/EditForm";
import { IndexNotes, useIndexNotes } from "../../../components/form/IndexNotes";
import { NumberField } from "../../../components/form/NumberField";
import { useDownload } from "../../../components/form/use-download";
import { Pending } from "../../../components/panel/Pending";
import { Summary } from "../../../components/panel/Summary";
import { Button } from "../../../components/ui/Button";
import { countOf } from "../../../lib/format";
import { ownerSave } from "../../../lib/owner-calls";
import { ownerFile } from "../../../lib/owner-files";
import { useOwnerCall } from "../../../lib/owner-swr";
import { panelPaths } from "../../../lib/panel-paths";

/** Collapsed below the inbox: retention, notification mails, export. */
export function MessageKeeping() {
  const read = useOwnerCall("GET /api/messagesettings");
  const { data: settings } = read;
  return (
    <chakra.details paddingTop="3" borderTop="1px solid" borderColor="rule" textStyle="interface">
      <Summary>Message settings</Summary>
      <chakra.div display="grid" gap="5" maxWidth="34rem" paddingBlock="3">
        {settings ? (
          <>
            <MessageSettingsForm settings={settings} />
            <chakra.p color="inkSoft" overflowWrap="anywhere">
              {settings.mailTo
                ? `An e-mail about each new message goes to ${settings.mailTo}.`
                : "New messages appear only here; no e-mail is set up."}{" "}
              <Link to={panelPaths.mailSettings}>
                {settings.mailTo ? "E-mail settings" : "Set up e-mail"}
              </Link>
            </chakra.p>
          </>
        ) : (
          <Pending read={read} what="the settings" fields={1} />
        )}
        <MessageExport />
      </chakra.div>
    </chakra.details>
  );
}

/** Exports all messages as CSV. */
function MessageExport() {
  const notes = useIndexNotes();
  const { busy, fetchIt } = useDownload(notes);
  return (
    <chakra.div
      display="grid"
      justifyItems="start"
      gap="3"
      paddingTop="5"
      borderTop="1px solid"
      borderColor="rule"
    >
      <p>All messages, spam too, in one CSV file to keep or to open in a spreadsheet.</p>
      <Button
        aria-disabled={busy !== "" || undefined}
        onClick={() =>
          void fetchIt("messages", () => ownerFile("GET /api/messagesexport", "messages.csv"))
        }
      >
        {busy === "" ? "Export" : "Exporting..."}
      </Button>
      <IndexNotes notes={notes} />
    </chakra.div>
  );
}

/** Whether the change would delete existing messages. */
const isShorter = (now: number, before: number) => now !== 0 && (before === 0 || now < before);

const notSaved = [{ fieldId: "", errorMessage: "Nothing was saved, and no message was deleted." }];

/** The retention of messages; a shorter one deletes at once, so it asks first. */
function MessageSettingsForm({ settings }: { settings: MessageSettings }) {
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
