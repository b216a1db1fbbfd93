import type { ReactNode } from "react";
import styles from "./FactList.module.css";

export interface Fact {
  label: string;
  /** '' and null omit the fact. */
  value: ReactNode;
}

/** Facts in a narrow column, each below its label in small capitals. */
export function FactList({ facts }: { facts: Fact[] }) {
  const known = facts.filter(({ value }) => value !== "" && value !== null);
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
