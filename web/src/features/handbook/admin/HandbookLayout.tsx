import type { ReactNode } from "react";
import { Contents } from "./Contents";
import styles from "./HandbookLayout.module.css";

/** A page of the handbook with the list of all pages. */
export function HandbookLayout({ current, children }: { current: string; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <Contents current={current} />
      <div>{children}</div>
    </div>
  );
}
