import { useState } from "react";
import { whyNotDone } from "../../../components/form/errors";
import { IndexNotes, useIndexNotes } from "../../../components/form/IndexNotes";
import { Button } from "../../../components/ui/Button";
import { download } from "../../../lib/download";
import { exportMessages } from "../../../lib/owner-messages";
import styles from "./MessageKeeping.module.css";

/** All messages as a file for a spreadsheet. */
export function MessageExport() {
  const [isBusy, setIsBusy] = useState(false);
  const notes = useIndexNotes();
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const file = await exportMessages();
      download(file);
      notes.say(`- ${file.name} is in your downloads -`);
    } catch (error) {
      notes.fail(whyNotDone(error));
    }
    setIsBusy(false);
  };
  return (
    <div className={styles.part}>
      <p>All messages in one CSV file, spam too, to keep or to open in a spreadsheet.</p>
      <Button aria-disabled={isBusy || undefined} onClick={() => void press()}>
        {isBusy ? "Exporting..." : "Export"}
      </Button>
      <IndexNotes notes={notes} />
    </div>
  );
}
