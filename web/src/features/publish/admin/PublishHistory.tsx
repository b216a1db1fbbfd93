import type { PublishEntry } from "shared-types/publish/answers";
import styles from "../../../components/panel/Card.module.css";
import { Fact, NameHead, PanelTable } from "../../../components/ui/PanelTable";
import { formatDateTime } from "../../../lib/format";
import { useSite } from "../../../lib/settings";
import { changeWords, entryWords } from "./publish-words";

/** The last publishes, newest first. */
export function PublishHistory({ history }: { history: readonly PublishEntry[] }) {
  const { timeZone } = useSite().settings;
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="publish-history" className={styles.card}>
      <h2 id="publish-history" className={styles.title}>
        History
      </h2>
      <PanelTable caption="Publishes, newest first" columns={["When", "How it went", "Sent"]}>
        {history.map((entry) => (
          <tr key={entry.runId}>
            <NameHead>{formatDateTime(entry.began, timeZone)}</NameHead>
            <Fact label="How it went">
              {entryWords(entry)}
              {entry.message !== "" && <>. {entry.message}</>}
            </Fact>
            <Fact label="Sent">{entry.outcome === "done" ? changeWords(entry) : "–"}</Fact>
          </tr>
        ))}
      </PanelTable>
    </section>
  );
}
