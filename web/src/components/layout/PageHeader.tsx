import type { ReactNode } from "react";
import styles from "./PageHeader.module.css";

interface PageHeaderProps {
  title: ReactNode;
  /** A line in small capitals above the title. */
  label?: string;
  /** The introduction. */
  children?: ReactNode;
}

/** A page's heading, which is focused after a navigation. */
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
