import type { ReactNode } from "react";
import styles from "./FactList.module.css";

export interface Fact {
  label: string;
  /** '' and null omit the fact. */
  value: ReactNode;
}

/** Those that are known. */
export const knownFacts = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ value }) => value !== "" && value !== null);

/** The known facts in a narrow column, each beside its label in small capitals; nothing without any. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = knownFacts(facts);
  if (known.length === 0) return null;
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
