import type { ReactNode } from "react";
import styles from "./Notice.module.css";

interface EmptyProps {
  title: string;
  /** There is nothing at all yet, rather than nothing that was asked for: drawn as a seedling. */
  isNew?: boolean;
  children?: ReactNode;
}

/** An empty state: what it means, and what to do next (as children). */
export function Empty({ title, isNew, children }: EmptyProps) {
  return (
    <div className={styles.notice} data-new={isNew}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.hint}>{children}</div>}
    </div>
  );
}
