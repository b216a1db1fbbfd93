import { Link } from "react-router-dom";
import { Icon } from "./Icon";
import styles from "./Breadcrumb.module.css";

/** The link back to the list a record was found in. */
export function Breadcrumb({ to, label }: { to: string; label: string }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <Link to={to} className={styles.link} viewTransition>
        <Icon name="previous" />
        {label}
      </Link>
    </nav>
  );
}
