import { IndexNotes, useIndexNotes } from "../../../components/form/IndexNotes";
import { useDownload } from "../../../components/form/use-download";
import { Button } from "../../../components/ui/Button";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { exportArchive, exportCsv } from "../../../lib/owner-csv";
import styles from "./Csv.module.css";
import { exports } from "./csv-messages";

/** CSV export. */
export function CsvExport() {
  const notes = useIndexNotes();
  const { busy, fetchIt } = useDownload(notes);
  return (
    <section aria-labelledby="export" className={styles.part}>
      <h2 id="export" className={styles.title}>
        Export
      </h2>
      <p>CSV files, which any spreadsheet can open.</p>
      <ul role="list" className={styles.files}>
        {exports.map(({ name, label, holds }) => (
          <li key={name} className={styles.file}>
            <div className={styles.words}>
              <p className={styles.name}>{label}</p>
              <p className={styles.soft}>{holds}</p>
            </div>
            <Button
              aria-disabled={busy !== "" || undefined}
              onClick={() =>
                void fetchIt(name, () => (name === "archive" ? exportArchive() : exportCsv(name)))
              }
            >
              {busy === name ? "Exporting..." : "Export"}
              <VisuallyHidden> {label}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <IndexNotes notes={notes} />
    </section>
  );
}
