import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { loadMessages, pager } from "shared-types";
import { pagerEntries } from "./pages";
import styles from "./Pager.module.css";

interface PagerProps {
  current: number;
  total: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  /** What is paged: 'Photos'. */
  label: string;
}

/** Page links: three around the current one, two at each edge (spec §2). */
export function Pager({ current, total, hrefOf, label }: PagerProps) {
  if (total === 0) return <p className={styles.none}>{loadMessages.noResults}</p>;
  if (total === 1) return null;
  return (
    <nav className={styles.pager} aria-label={`${label}, pages`}>
      <Turn to={current > 1 ? hrefOf(current - 1) : undefined} rel="prev">
        &lt; previous
      </Turn>
      <ol role="list" className={styles.pages}>
        {pagerEntries(current, total, pager).map((page, i) => (
          <li key={page ?? `gap-${i}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.page}
                to={hrefOf(page)}
                aria-current={page === current ? "page" : undefined}
                aria-label={`Page ${page}`}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Turn to={current < total ? hrefOf(current + 1) : undefined} rel="next">
        next &gt;
      </Turn>
    </nav>
  );
}

function Turn({ to, rel, children }: { to?: string; rel: string; children: ReactNode }) {
  if (!to) return <span className={`${styles.turn} ${styles.off}`}>{children}</span>;
  return (
    <Link className={styles.turn} to={to} rel={rel}>
      {children}
    </Link>
  );
}
