import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { buttonClass } from "../../../components/ui/Button";
import { Icon } from "../../../components/ui/Icon";
import { panelPaths } from "../../../lib/panel-paths";
import { useNeighbors } from "./neighbors";

/** Links to the previous and next photo of the index. */
export function NeighborLinks({ photoId }: { photoId: number }) {
  const { previous, next, goingTo } = useNeighbors(photoId);
  if (!previous && !next) return null;
  return (
    <chakra.nav aria-label="Photos in the index" display="flex" gap="2" marginInline="-4">
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
          className={buttonClass("quiet")}
          style={{ marginInlineStart: "auto" }}
          onClick={() => goingTo(next)}
        >
          Next photo
          <Icon name="next" />
        </Link>
      )}
    </chakra.nav>
  );
}
