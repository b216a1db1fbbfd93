import type { SightingsImported } from "shared-types";
import { NameHead, PanelTable } from "../../../../components/ui/PanelTable";
import { countOf } from "../../../../lib/format";
import styles from "../Csv.module.css";
import { refusedLines } from "./words";

/** The lines of a file that cannot be imported, and why. */
export function RefusedLines({ report }: { report: SightingsImported }) {
  const { refused } = report;
  const more = refusedLines(report) - refused.length;
  return (
    <div className={styles.lines}>
      <PanelTable caption="The refused lines" columns={["Line", "What to do"]}>
        {refused.map(({ line, reason }) => (
          <tr key={line} data-outcome="refused">
            <NameHead>Line {line.toLocaleString("en-US")}</NameHead>
            <td className={styles.details}>{reason}</td>
          </tr>
        ))}
      </PanelTable>
      {more > 0 && <p className={styles.soft}>And {countOf(more, "line", "lines")} more.</p>}
    </div>
  );
}
