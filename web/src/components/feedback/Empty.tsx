import type { ReactNode } from "react";
import styles from "./Notice.module.css";

/** An empty state: what it means, and what to do next (as children). */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.hint}>{children}</div>}
    </div>
  );
}
