import { Link } from "react-router-dom";
import { handbook } from "virtual:handbook";
import { Icon } from "../../../components/ui/Icon";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { panelPaths } from "../../../lib/panel-paths";
import styles from "./NextPages.module.css";

/** Links to the pages before and after a page of the handbook. */
export function NextPages({ current }: { current: string }) {
  const at = handbook.findIndex(({ name }) => name === current);
  const [previous, next] = [handbook[at - 1], handbook[at + 1]];
  return (
    <nav aria-label="Previous and next page" className={styles.pages}>
      {previous && (
        <Link className={styles.link} to={panelPaths.helpPage(previous.name)}>
          <Icon name="previous" />
          <VisuallyHidden>Previous: </VisuallyHidden>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className={`${styles.link} ${styles.next}`} to={panelPaths.helpPage(next.name)}>
          <VisuallyHidden>Next: </VisuallyHidden>
          {next.title}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
