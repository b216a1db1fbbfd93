import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { panelPaths } from "../../../lib/panel-paths";
import styles from "./Outcome.module.css";

export interface OutcomeWords {
  text: string;
  /** What went wrong with single photos. */
  problems?: string[];
  /** Something lies in the bin now. */
  isBinned?: boolean;
  /** A photo to go to. */
  photoId?: number;
}

/** Says what became of the chosen photos; it takes the focus, as the button pressed may be gone. */
export function Outcome({ outcome }: { outcome: OutcomeWords | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome) return;
    // A closing dialog and a new screen put the focus somewhere first.
    const timer = window.setTimeout(() => box.current?.focus(), 50);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  if (!outcome) return null;
  const { text, problems = [], isBinned = false, photoId } = outcome;
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className={styles.outcome}
      data-bad={problems.length > 0}
    >
      <p>
        {text} {isBinned && <Link to={panelPaths.photosBin}>Look into the bin</Link>}
        {photoId !== undefined && <Link to={panelPaths.photoEdit(photoId)}>Open it</Link>}
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
