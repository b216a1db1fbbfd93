import { useState } from "react";
import type { KeptRecord } from "shared-types";
import { ChangeList } from "./ChangeList";
import styles from "./RecordHistory.module.css";

/** A record's history below its form, read when it is opened. */
export function RecordHistory(record: KeptRecord) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.history} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>History</summary>
      {isOpen && <ChangeList {...record} />}
    </details>
  );
}
