import type { ReactNode } from "react";
import styles from "./SelectionBar.module.css";

interface SelectionBarProps {
  /** The label: 'Selected photos'. */
  label: string;
  /** How many are selected, in words; '' for none. */
  words: string;
  /** The result of the last action. */
  outcome?: ReactNode;
  /** The actions. */
  children: ReactNode;
}

/** The sticky bar with the actions for selected entries of a list. */
export function SelectionBar({ label, words, outcome, children }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label={label} data-empty={words === "" && !outcome}>
      {outcome}
      <p role="status" className={styles.count}>
        {words}
      </p>
      {words !== "" && <div className="part-buttons">{children}</div>}
    </section>
  );
}
