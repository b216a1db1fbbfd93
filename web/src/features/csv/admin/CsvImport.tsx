import { Link } from "react-router-dom";
import type { CsvLine, CsvReport } from "shared-types/csv/answers";
import { csvNames, csvKinds, type CsvName } from "shared-types/csv/codes";
import { FieldChange } from "../../../components/history/FieldChange";
import { Outcome } from "../../../components/panel/Outcome";
import { Button } from "../../../components/ui/Button";
import { FileButton } from "../../../components/ui/FileButton";
import { Fact, NameHead, PanelTable } from "../../../components/ui/PanelTable";
import { SelectField } from "../../../components/ui/SelectField";
import { countOf } from "../../../lib/format";
import { panelPaths } from "../../../lib/panel-paths";
import { changesOf, exports, faultWords } from "./csv-messages";
import { CsvProgress } from "./CsvProgress";
import { useCsvImport } from "./use-csv-import";
import styles from "./Csv.module.css";

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

const outcomes: Record<CsvLine["outcome"], string> = {
  added: "New",
  changed: "Changed",
  refused: "Refused",
};

/** The errors of a line, or its changes. */
function LineDetails({
  name,
  line: { faults, fields, question },
}: {
  name: CsvName;
  line: CsvLine;
}) {
  if (faults.length > 0)
    return (
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={`${fault.fieldId} ${fault.errorMessage}`}>
            {fault.fieldId !== "" && <b>{fault.fieldId}: </b>}
            {faultWords(fault)}
          </li>
        ))}
      </ul>
    );
  return (
    <>
      {question !== "" && <p className={styles.question}>{question}</p>}
      <dl className={styles.fields}>
        {fields.map((field) => (
          <FieldChange key={field.fieldId} kind={csvKinds[name]} field={field} />
        ))}
      </dl>
    </>
  );
}

/** The lines of a file that change something, refused ones first, then those that ask something. */
function CsvLines({ name, report }: { name: CsvName; report: CsvReport }) {
  const { lines, counts } = report;
  const left = counts.refused + counts.added + counts.changed - lines.length;
  return (
    <div className={styles.lines}>
      <PanelTable
        caption="The result of each line, refused lines first"
        columns={["Record", "Line", "Result", "Details"]}
      >
        {lines.map((line) => (
          <tr key={line.line} data-outcome={line.outcome}>
            <NameHead>{line.name || `Line ${line.line}`}</NameHead>
            <Fact label="Line">{line.line.toLocaleString("en-US")}</Fact>
            <Fact label="">
              <span className={styles.outcome}>{outcomes[line.outcome]}</span>
            </Fact>
            <td className={styles.details}>
              <LineDetails name={name} line={line} />
            </td>
          </tr>
        ))}
      </PanelTable>
      {left > 0 && <p className={styles.soft}>And {countOf(left, "line", "lines")} more.</p>}
    </div>
  );
}
