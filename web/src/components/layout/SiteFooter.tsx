import { Link } from "react-router-dom";
import { navLinks } from "./nav-links";
import styles from "./SiteFooter.module.css";

/** The footer of every page, with the main links. */
export function SiteFooter({ title }: { title: string }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.colophon}>
          <span className={styles.name}>{title}</span> One yard, its native plants, and the animals
          that found them.
        </p>
        <nav aria-label="Footer">
          <ul role="list" className={styles.links}>
            {navLinks.map(({ to, label }) => (
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
