import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { KeptRecord } from "shared-types/history/schema";
import { UndoDelete } from "../form/UndoDelete";
import styles from "./Outcome.module.css";

export interface OutcomeWords {
  text: string;
  /** Errors of single records. */
  problems?: string[];
  /** Something has to be put right first; as where there are problems. */
  isBad?: boolean;
  /** What was put into the bin, to take it out again. */
  binned?: readonly KeptRecord[];
  /** UndoAct, of what was changed. */
  undo?: ReactNode;
  /** Links to the record. */
  openPath?: string;
}

/** The result of an action on a selection; it takes the focus, as the pressed button may be gone. */
export function Outcome({ outcome }: { outcome: OutcomeWords | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome) return;
    // A closing dialog or a new screen sets the focus first.
    const timer = window.setTimeout(() => box.current?.focus(), 50);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  if (!outcome) return null;
  const { text, problems = [], isBad = problems.length > 0, binned = [], undo, openPath } = outcome;
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.outcome} data-bad={isBad}>
      <p>
        {text} {openPath !== undefined && <Link to={openPath}>Open it</Link>}
      </p>
      {binned.length > 0 && <UndoDelete key={JSON.stringify(binned)} records={binned} />}
      {undo}
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
