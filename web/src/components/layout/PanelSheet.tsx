import type { ReactNode } from "react";
import styles from "./PanelSheet.module.css";

interface PanelSheetProps {
  siteTitle: string;
  title: string;
  children: ReactNode;
}

/** A narrow screen before the panel: a heading and its content. */
export function PanelSheet({ siteTitle, title, children }: PanelSheetProps) {
  return (
    <main className={styles.page}>
      <p className={styles.brand}>{siteTitle}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </main>
  );
}
