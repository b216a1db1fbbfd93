import type { SightingsImported } from "shared-types/sighting-import/codes";
import { NameHead, PanelTable } from "../../../../components/ui/PanelTable";
import { countOf } from "../../../../lib/format";
import styles from "../Csv.module.css";

/** The lines of a file that cannot be imported, and why. */
export function RefusedLines({ report }: { report: SightingsImported }) {
  const { refused } = report;
  const more = report.refusedCount - refused.length;
  return (
    <section aria-labelledby="refused" className={styles.names}>
      <h3 id="refused" className={styles.title}>
        {countOf(report.refusedCount, "refused line", "refused lines")}
      </h3>
      <div className={styles.lines}>
        <PanelTable caption="The refused lines" columns={["Line", "Why"]}>
          {refused.map(({ line, reason }) => (
            <tr key={line} data-outcome="refused">
              <NameHead>Line {line.toLocaleString("en-US")}</NameHead>
              <td className={styles.details}>{reason}</td>
            </tr>
          ))}
        </PanelTable>
        {more > 0 && <p className={styles.soft}>And {countOf(more, "line", "lines")} more.</p>}
      </div>
    </section>
  );
}
