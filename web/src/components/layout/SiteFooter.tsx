import type { SiteSettings } from "shared-types/site/parts";
import { Link } from "react-router-dom";
import { LicenseLink } from "../ui/LicenseLink";
import { useNavLinks } from "./nav-links";
import styles from "./SiteFooter.module.css";

/** The footer of every page: whose garden this is, and the main links. */
export function SiteFooter(settings: SiteSettings) {
  const { title, tagline, ownerName, place, photoLicenseUrl } = settings;
  const whose = [ownerName, place].filter(Boolean).join(" · ");
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.colophon}>
          <span className={styles.name}>{title}</span> {tagline}
          {whose && <span className={styles.line}>{whose}</span>}
          {photoLicenseUrl && (
            <span className={styles.line}>
              Photos: <LicenseLink url={photoLicenseUrl} className={styles.license} />
            </span>
          )}
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
