import { IndexNotes, useIndexNotes } from "../../components/form/IndexNotes";
import { useDownload } from "../../components/form/use-download";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Button } from "../../components/ui/Button";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { exports } from "../../features/csv/admin/csv-messages";
import styles from "../../features/csv/admin/Csv.module.css";
import { CsvImport } from "../../features/csv/admin/CsvImport";
import { CsvImports } from "../../features/csv/admin/CsvImports";
import { exportArchive, exportCsv } from "../../lib/owner-csv";

/** The owner's data as CSV: export and import. */
export function Component() {
  return (
    <PanelScreen title="Your Data" actions={["home"]}>
      <CsvExport />
      <CsvImport />
      <CsvImports />
    </PanelScreen>
  );
}

/** CSV export. */
function CsvExport() {
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
