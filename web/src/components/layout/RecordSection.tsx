import type { ReactNode } from "react";
import styles from "./RecordPage.module.css";

/** A titled part of the page of a plant or animal. */
export function RecordSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
