import { Link } from "react-router-dom";
import { buttonClass } from "../../../components/ui/Button";
import { Icon } from "../../../components/ui/Icon";
import { panelPaths } from "../../../lib/panel-paths";
import styles from "./NeighborLinks.module.css";
import { useNeighbors } from "./neighbors";

/** To the photo before and the photo after, as the index has them. */
export function NeighborLinks({ photoId }: { photoId: number }) {
  const { previous, next, goingTo } = useNeighbors(photoId);
  if (!previous && !next) return null;
  return (
    <nav className={styles.links} aria-label="Photos of the index">
      {previous && (
        <Link
          to={panelPaths.photoEdit(previous.photoId)}
          className={buttonClass("quiet")}
          onClick={() => goingTo(previous)}
        >
          <Icon name="previous" />
          Previous photo
        </Link>
      )}
      {next && (
        <Link
          to={panelPaths.photoEdit(next.photoId)}
          className={buttonClass("quiet", styles.next)}
          onClick={() => goingTo(next)}
        >
          Next photo
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
