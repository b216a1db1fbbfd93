import type { ReactNode } from "react";
import styles from "./Coded.module.css";

interface CodedProps {
  glyph: ReactNode;
  code: string;
  /** What the code means. */
  label: string;
}

/** Whether a label begins with its code: 'Fall fall' says nothing more. */
const isTold = (label: string, code: string) => label.toLowerCase().startsWith(code.toLowerCase());

/** What a code means, with its sign; the code in small print. */
export function Coded({ glyph, code, label }: CodedProps) {
  return (
    <span className={styles.coded}>
      {glyph}
      {label}
      {!isTold(label, code) && <span className={styles.code}> {code}</span>}
    </span>
  );
}
