import type { SiteSettings } from "shared-types";
import { Link } from "react-router-dom";
import { useNavLinks } from "./nav-links";
import styles from "./SiteFooter.module.css";

/** The footer of every page, with the main links. */
export function SiteFooter({ title, tagline }: SiteSettings) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.colophon}>
          <span className={styles.name}>{title}</span> {tagline}
        </p>
        <nav aria-label="Footer">
          <ul role="list" className={styles.links}>
            {useNavLinks().map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
