import type { ReactNode } from "react";
import styles from "./Paper.module.css";

/** What will be printed, and all that will: on the screen it is the preview. */
export function Desk({ children }: { children: ReactNode }) {
  return (
    <section className={styles.desk} aria-label="Preview">
      {children}
    </section>
  );
}

interface PaperProps {
  label: string;
  /** Text with margins, which goes on on another page; else one sheet to its edges. */
  isFlow?: boolean;
  children: ReactNode;
}

/** A sheet of Letter paper. */
export function Paper({ label, isFlow = false, children }: PaperProps) {
  return (
    <section className={isFlow ? styles.flow : styles.sheet} aria-label={label}>
      {children}
    </section>
  );
}
