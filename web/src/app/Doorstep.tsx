import { useEffect, type ReactNode } from "react";
import { paths } from "../lib/paths";
import { pageTitle } from "../lib/title";
import styles from "./Doorstep.module.css";

interface DoorstepProps {
  siteTitle: string;
  title: string;
  /** What has just happened: 'You are signed out.' */
  word?: string;
  children: ReactNode;
}

/** What stands before the panel: all of it that anyone but the owner sees. */
export function Doorstep({ siteTitle, title, word = "", children }: DoorstepProps) {
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
