import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { panelPaths } from "../../lib/panel-paths";
import styles from "./Outcome.module.css";

export interface OutcomeWords {
  text: string;
  /** What went wrong with single records. */
  problems?: string[];
  /** Something lies in the bin now. */
  isBinned?: boolean;
  /** Where the record is that this is about. */
  openPath?: string;
}

/** Says what became of what was chosen; it takes the focus, as the button pressed may be gone. */
export function Outcome({ outcome }: { outcome: OutcomeWords | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome) return;
    // A closing dialog and a new screen put the focus somewhere first.
    const timer = window.setTimeout(() => box.current?.focus(), 50);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  if (!outcome) return null;
  const { text, problems = [], isBinned = false, openPath } = outcome;
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className={styles.outcome}
      data-bad={problems.length > 0}
    >
      <p>
        {text} {isBinned && <Link to={panelPaths.bin}>Look into the bin</Link>}
        {openPath !== undefined && <Link to={openPath}>Open it</Link>}
      </p>
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
