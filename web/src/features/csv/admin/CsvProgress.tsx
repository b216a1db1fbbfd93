import type { CsvRun } from "shared-types/csv/answers";
import { ProgressBar } from "../../../components/ui/ProgressBar";
import styles from "./Csv.module.css";
import { runWords } from "./csv-messages";

/** How far the server is. */
export function CsvProgress({ run }: { run: CsvRun }) {
  return (
    <div className={styles.progress}>
      <ProgressBar label="Progress" value={run.done} max={run.total} size="thick" />
      <p className={styles.soft}>{runWords(run)}</p>
      <p>You can leave this page; the work will continue, and you’ll find the result here.</p>
    </div>
  );
}
