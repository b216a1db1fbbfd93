import type { ReactNode } from "react";
import styles from "./PageHeader.module.css";

interface PageHeaderProps {
  title: ReactNode;
  /** A line in small capitals over the title. */
  label?: string;
  /** The introduction, at reading measure. */
  children?: ReactNode;
}

/** A page's heading; it takes the focus after a navigation. */
export function PageHeader({ title, label, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {label && <p className={styles.label}>{label}</p>}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className={styles.intro}>{children}</div>}
    </header>
  );
}
