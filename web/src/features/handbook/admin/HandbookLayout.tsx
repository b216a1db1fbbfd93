import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { handbook } from "virtual:handbook";
import { mediaHook } from "../../../lib/media";
import { panelPaths } from "../../../lib/panel-paths";
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

const useIsWide = mediaHook("(min-width: 60em)");

/** The handbook's pages: beside the page where there is room, else folded above it. */
function Contents({ current }: { current: string }) {
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav aria-label="Handbook" className={styles.contents}>
      <details
        open={isWide || isOpen}
        onToggle={({ currentTarget }) => !isWide && setIsOpen(currentTarget.open)}
      >
        <summary className={styles.summary}>All pages of the handbook</summary>
        <ol role="list">
          {handbook.map(({ name, title }) => (
            <li key={name}>
              <Link
                className={styles.link}
                to={panelPaths.helpPage(name)}
                aria-current={name === current ? "page" : undefined}
                onClick={() => setIsOpen(false)}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
