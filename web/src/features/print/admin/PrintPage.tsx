import type { ReactNode, Ref } from "react";
import styles from "./PrintPage.module.css";

/** What will be printed, and all that will: on the screen it is the preview. */
export function PrintPreview({ ref, children }: { ref?: Ref<HTMLElement>; children: ReactNode }) {
  return (
    <section ref={ref} className={styles.desk} aria-label="Preview">
      {children}
    </section>
  );
}

interface PrintPageProps {
  label: string;
  /** Text with margins, which goes on on another page; else one sheet to its edges. */
  isFlow?: boolean;
  children: ReactNode;
}

/** A sheet of Letter paper. */
export function PrintPage({ label, isFlow = false, children }: PrintPageProps) {
  return (
    <section className={isFlow ? styles.flow : styles.sheet} aria-label={label}>
      {children}
    </section>
  );
}
