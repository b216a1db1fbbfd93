import { chakra } from "@chakra-ui/react";
import { inboxCalls } from "shared-types";
import { IndexNotes, useIndexNotes } from "../../../components/form/IndexNotes";
import { useDownload } from "../../../components/form/use-download";
import { ownerFile } from "../../../lib/owner-files";
import { Button } from "../../../components/ui/Button";

/** Exports all messages as CSV. */
export function MessageExport() {
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
      <p>All messages in one CSV file, spam too, to keep or to open in a spreadsheet.</p>
      <Button
        aria-disabled={busy !== "" || undefined}
        onClick={() =>
          void fetchIt("messages", () => ownerFile(inboxCalls.messagesExport, "messages.csv"))
        }
      >
        {busy === "" ? "Export" : "Exporting..."}
      </Button>
      <IndexNotes notes={notes} />
    </chakra.div>
  );
}
