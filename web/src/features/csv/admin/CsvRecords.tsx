import { csvKinds, type ImportName } from "shared-types/csv/codes";
import type { CsvRecord } from "shared-types/csv/answers";
import { FieldChange } from "../../../components/history/FieldChange";
import { Fact, NameHead, PanelTable } from "../../../components/ui/PanelTable";
import { countOf } from "../../../lib/format";
import styles from "./Csv.module.css";
import { outcomes } from "./undo-words";

interface CsvRecordsProps {
  caption: string;
  name: ImportName;
  records: CsvRecord[];
  /** How many there are, of which these are the first. */
  count: number;
}

/** The records of an import, or those that its undo has to ask about. */
export function CsvRecords({ caption, name, records, count }: CsvRecordsProps) {
  const left = count - records.length;
  return (
    <div className={styles.lines}>
      <PanelTable caption={caption} columns={["Record", "Result", "Details"]}>
        {records.map(({ id, name: called, outcome, fields, faults }) => (
          <tr key={id} data-outcome={outcome}>
            <NameHead>{called || `No. ${id}`}</NameHead>
            <Fact label="">
              <span className={styles.outcome}>{outcomes[outcome]}</span>
            </Fact>
            <td className={styles.details}>
              {faults.map(({ fieldId, errorMessage }) => (
                <p key={fieldId}>{errorMessage}</p>
              ))}
              <dl className={styles.fields}>
                {fields.map((field) => (
                  <FieldChange key={field.fieldId} kind={csvKinds[name]} field={field} />
                ))}
              </dl>
            </td>
          </tr>
        ))}
      </PanelTable>
      {left > 0 && <p className={styles.soft}>And {countOf(left, "record", "records")} more.</p>}
    </div>
  );
}
