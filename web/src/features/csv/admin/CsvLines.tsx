import { csvKinds, type CsvName } from "shared-types/csv/codes";
import type { CsvLine, CsvReport } from "shared-types/csv/answers";
import { FieldChange } from "../../../components/history/FieldChange";
import { Fact, NameHead, PanelTable } from "../../../components/ui/PanelTable";
import { countOf } from "../../../lib/format";
import styles from "./Csv.module.css";
import { faultWords } from "./csv-messages";

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
export function CsvLines({ name, report }: { name: CsvName; report: CsvReport }) {
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
