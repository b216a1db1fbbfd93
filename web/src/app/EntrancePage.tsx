import { useEffect, type ReactNode } from "react";
import { paths } from "../lib/paths";
import { pageTitle } from "../lib/title";
import styles from "./EntrancePage.module.css";

interface EntrancePageProps {
  siteTitle: string;
  title: string;
  /** A message such as 'You are signed out.' */
  word?: string;
  children: ReactNode;
}

/** The page before the panel, all that anyone but the owner sees of it. */
export function EntrancePage({ siteTitle, title, word = "", children }: EntrancePageProps) {
  useEffect(() => {
    document.title = pageTitle(title, siteTitle);
  }, [title, siteTitle]);
  return (
    <main className={styles.page}>
      <p className={styles.brand}>{siteTitle}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p role="status" className={styles.word}>
        {word}
      </p>
      {children}
      <p className={styles.aside}>
        Were you looking for the garden itself? <a href={paths.home}>Go to the home page</a>.
      </p>
    </main>
  );
}
