import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { Summary } from "../../../components/panel/Summary";
import { Pending } from "../../../components/panel/Pending";
import { useOwnerCall } from "../../../lib/owner-swr";
import { panelPaths } from "../../../lib/panel-paths";
import { MessageSettingsForm } from "./MessageSettingsForm";
import { IndexNotes, useIndexNotes } from "../../../components/form/IndexNotes";
import { useDownload } from "../../../components/form/use-download";
import { ownerFile } from "../../../lib/owner-files";
import { Button } from "../../../components/ui/Button";

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
