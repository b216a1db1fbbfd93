import { Link } from "react-router-dom";
import { csvNames } from "shared-types/csv/codes";
import { Outcome } from "../../../components/panel/Outcome";
import { Button } from "../../../components/ui/Button";
import { FileButton } from "../../../components/ui/FileButton";
import { SelectField } from "../../../components/ui/SelectField";
import { countOf } from "../../../lib/format";
import { panelPaths } from "../../../lib/panel-paths";
import { CsvLines } from "./CsvLines";
import { CsvProgress } from "./CsvProgress";
import styles from "./Csv.module.css";
import { changesOf, exports } from "./csv-messages";
import { useCsvImport } from "./use-csv-import";

const labelOf = (name: string) => exports.find((known) => known.name === name)?.label ?? name;
const options = csvNames.map((value) => ({ value, label: labelOf(value) }));

/** CSV import: a report first, then all or nothing. */
export function CsvImport() {
  const csv = useCsvImport();
  const { name, file, checked, found, outcome, busy, running } = csv;
  const changes = checked ? changesOf(checked.report) : 0;
  const importWords = changes === 0 ? "Import" : `Import ${countOf(changes, "change", "changes")}`;
  const runLabel = busy === "import" ? "Importing..." : importWords;
  return (
    <section aria-labelledby="import" className={styles.part}>
      <h2 id="import" className={styles.title}>
        Import
      </h2>
      <p>
        Choose a file that you exported and changed. You’ll see what it would change before anything
        is saved; then either all of it is saved or none. Lines without an id add records, columns
        you leave out stay as they are, and nothing is ever deleted.
      </p>
      <p>
        Sightings, also from iNaturalist and eBird, have{" "}
        <Link to={panelPaths.sightingsImport}>their own import</Link>.
      </p>
      <div className={styles.choice}>
        <SelectField
          name="csv"
          label="This file contains"
          value={name}
          options={options}
          onChange={(wanted) => csv.choose(wanted)}
        />
        <FileButton
          kind={changes > 0 ? "plain" : "solid"}
          accept=".csv,text/csv"
          isBusy={busy !== ""}
          onChoose={(chosen) => csv.take(chosen)}
        >
          {busy === "check" ? "Checking..." : "Choose a CSV file"}
        </FileButton>
        {file && <p className={styles.soft}>{file.name}</p>}
      </div>
      {running && <CsvProgress run={running} />}
      <Outcome outcome={outcome} />
      {found && !checked && found.report.lines.length > 0 && (
        <CsvLines name={found.name} report={found.report} />
      )}
      {checked && (
        <>
          <Button
            kind="solid"
            disabled={changes === 0}
            aria-disabled={busy !== "" || undefined}
            onClick={() => void csv.run()}
          >
            {runLabel}
          </Button>
          {checked.report.lines.length > 0 && (
            <CsvLines name={checked.name} report={checked.report} />
          )}
        </>
      )}
    </section>
  );
}
