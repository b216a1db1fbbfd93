import type { ReactNode } from "react";
import styles from "./SelectionBar.module.css";

interface SelectionBarProps {
  /** What is chosen here: 'Chosen photos'. */
  label: string;
  /** How many are chosen, in words; '' when none is. */
  words: string;
  /** What became of the last choice. */
  outcome?: ReactNode;
  /** What can be done with the chosen ones. */
  children: ReactNode;
}

/** What can be done with what is chosen in a list; it stays in view while one goes on choosing. */
export function SelectionBar({ label, words, outcome, children }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label={label} data-empty={words === "" && !outcome}>
      {outcome}
      <p role="status" className={styles.count}>
        {words}
      </p>
      {words !== "" && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
