import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { searchLength } from "shared-types/search/codes";
import styles from "./Found.module.css";

interface FoundGroupProps {
  title: string;
  /** How many were found; at most 8 are shown. */
  total: number;
  /** The list that finds them too, for those that are not shown. */
  more?: { to: string; label: string } | undefined;
  /** Pictures only, in a grid of their own. */
  isPictures?: boolean;
  children: ReactNode;
}

/** What was found of one kind. */
export function FoundGroup({ title, total, more, isPictures, children }: FoundGroupProps) {
  const id = useId();
  if (total === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title} <span className={styles.total}>{total.toLocaleString("en-US")}</span>
      </h2>
      <ul role="list" className={isPictures ? styles.pictures : styles.rows}>
        {children}
      </ul>
      {total > searchLength && (
        <p className={styles.more}>
          {more ? (
            <Link to={more.to}>{more.label}</Link>
          ) : (
            `These are the best ${searchLength} of ${total.toLocaleString("en-US")}. Add a word to narrow them down.`
          )}
        </p>
      )}
    </section>
  );
}
