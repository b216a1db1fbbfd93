import { dayInYear } from "../api/week-words";
import styles from "./Firsts.module.css";

interface FirstsProps {
  label: string;
  firsts: readonly { year: number; date: string }[];
}

/** A day of each year, 'First flower 2025 Apr 12'; years without a known day are left out. */
export function Firsts({ label, firsts }: FirstsProps) {
  const known = firsts
    .map(({ year, date }) => ({ year, day: dayInYear(date) }))
    .filter(({ day }) => day !== "");
  if (known.length === 0) return null;
  return (
    <dl className={styles.firsts}>
      <dt className={styles.label}>{label}</dt>
      {known.map(({ year, day }) => (
        <dd key={year}>
          <span className={styles.year}>{year}</span> {day}
        </dd>
      ))}
    </dl>
  );
}
