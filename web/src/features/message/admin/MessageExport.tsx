import { IndexNotes, useIndexNotes } from "../../../components/form/IndexNotes";
import { useDownload } from "../../../components/form/use-download";
import { Button } from "../../../components/ui/Button";
import { exportMessages } from "../../../lib/owner-messages";
import styles from "./MessageKeeping.module.css";

/** All messages as a file for a spreadsheet. */
export function MessageExport() {
  const notes = useIndexNotes();
  const { busy, fetchIt } = useDownload(notes);
  return (
    <div className={styles.part}>
      <p>All messages in one CSV file, spam too, to keep or to open in a spreadsheet.</p>
      <Button
        aria-disabled={busy !== "" || undefined}
        onClick={() => void fetchIt("messages", exportMessages)}
      >
        {busy === "" ? "Export" : "Exporting..."}
      </Button>
      <IndexNotes notes={notes} />
    </div>
  );
}
