import type { ReactNode } from "react";
import styles from "./EntryScreen.module.css";

interface EntryScreenProps {
  siteTitle: string;
  title: string;
  children: ReactNode;
}

/** A narrow screen before the panel: a heading and its content. */
export function EntryScreen({ siteTitle, title, children }: EntryScreenProps) {
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
