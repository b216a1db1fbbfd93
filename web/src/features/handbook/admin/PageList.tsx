import { Link } from "react-router-dom";
import { handbook } from "virtual:handbook";
import { panelPaths } from "../../../lib/panel-paths";
import styles from "./PageList.module.css";

/** The handbook's pages, each with what it is about. */
export function PageList() {
  return (
    <ol className={styles.list}>
      {handbook.map(({ name, title, lead }) => (
        <li key={name}>
          <Link className={styles.title} to={panelPaths.helpPage(name)}>
            {title}
          </Link>
          <p className={styles.lead}>{lead}</p>
        </li>
      ))}
    </ol>
  );
}
