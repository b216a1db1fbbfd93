import { useEffect, useRef } from "react";
import type { KeptRecord } from "shared-types/history/schema";
import { Button } from "../ui/Button";
import { ChangeList } from "./ChangeList";
import styles from "./RecordHistory.module.css";

interface HistoryRowProps extends KeptRecord {
  name: string;
  onClose: () => void;
}

/** A record's history in its open row of an index. */
export function HistoryRow({ name, onClose, ...record }: HistoryRowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.row}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        History of “{name}”
      </h2>
      <ChangeList {...record} />
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
