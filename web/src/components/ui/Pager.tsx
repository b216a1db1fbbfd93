import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { loadMessages } from "shared-types/kit/messages";
import { pager } from "shared-types/kit/timing";
import { pagerEntries } from "./pages";
import styles from "./Pager.module.css";

/** Pages have addresses, or, in a dialog, a callback. */
export type Turning =
  | { hrefOf: (page: number) => string; onPage?: undefined }
  | { hrefOf?: undefined; onPage: (page: number) => void };

type PagerProps = Turning & {
  current: number;
  total: number;
  /** The noun: 'Photos'. */
  label: string;
};

/** Page links: three around the current one, two at each end. */
export function Pager({ current, total, label, ...turning }: PagerProps) {
  if (total === 0) return <p className={styles.none}>{loadMessages.noResults}</p>;
  if (total === 1) return null;
  return (
    <nav className={styles.pager} aria-label={`${label}, pages`}>
      <Turn {...turning} to={current > 1 ? current - 1 : undefined} rel="prev">
        &lt; previous
      </Turn>
      <ol role="list" className={styles.pages}>
        {pagerEntries(current, total, pager).map((page, i) => (
          <li key={page ?? `gap-${i}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageLink
                {...turning}
                page={page}
                className={styles.page}
                aria-current={page === current ? "page" : undefined}
                aria-label={`Page ${page}`}
              >
                {page}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <Turn {...turning} to={current < total ? current + 1 : undefined} rel="next">
        next &gt;
      </Turn>
    </nav>
  );
}

type TurnProps = Turning & { to?: number; rel: string; children: ReactNode };

function Turn({ to, ...rest }: TurnProps) {
  if (to === undefined) {
    return <span className={`${styles.turn} ${styles.off}`}>{rest.children}</span>;
  }
  return <PageLink {...rest} page={to} className={styles.turn} />;
}

type PageLinkProps = Turning & {
  page: number;
  className?: string;
  rel?: string;
  "aria-current"?: "page";
  "aria-label"?: string;
  children: ReactNode;
};

/** The way to one page. */
export function PageLink({ page, hrefOf, onPage, rel, ...rest }: PageLinkProps) {
  if (hrefOf) return <Link {...rest} to={hrefOf(page)} rel={rel} />;
  return <button {...rest} type="button" onClick={() => onPage(page)} />;
}
