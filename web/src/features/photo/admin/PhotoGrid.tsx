import { Link } from "react-router-dom";
import type { PhotoItem } from "shared-types/photo/answers";
import { moveInGrid } from "../../../components/ui/grid-arrows";
import { PickBox } from "../../../components/ui/PickBox";
import { countOf } from "../../../lib/format";
import { panelPaths } from "../../../lib/panel-paths";
import type { Selection } from "../../../lib/selection";
import { CellPicture, CellWords, photoWords } from "./PhotoCell";
import styles from "./PhotoGrid.module.css";
import { tagCount } from "./tag-change";
import { VisibilityMark } from "./visibility";

interface PhotoGridProps {
  photos: PhotoItem[];
  selection: Selection<PhotoItem>;
  onToggle: (photoId: number, isRange: boolean) => void;
}

/**
 * The photos of a page, each a link to its form with a checkbox to select it. The arrow keys go from link to
 * link or from box to box; Shift selects everything since the last one.
 */
export function PhotoGrid({ photos, selection, onToggle }: PhotoGridProps) {
  return (
    <ul role="list" className={styles.grid} aria-label="Photos" onKeyDown={moveInGrid}>
      {photos.map((photo, i) => (
        <li key={photo.photoId} className={styles.cell} data-chosen={selection.has(photo.photoId)}>
          <Link
            to={panelPaths.photoEdit(photo.photoId)}
            data-cell="open"
            className={styles.open}
            aria-label={`Edit No. ${photo.photoId}, ${photoWords(photo)}`}
          >
            <CellPicture photo={photo} isEager={i < 12} />
            <CellWords photo={photo}>
              <TagMark count={tagCount(photo)} />
              <VisibilityMark photo={photo} />
            </CellWords>
          </Link>
          <span className={styles.pick}>
            <PickBox
              label={`Select No. ${photo.photoId}`}
              isChosen={selection.has(photo.photoId)}
              onPick={(isRange) => onToggle(photo.photoId, isRange)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function TagMark({ count }: { count: number }) {
  if (count === 0) return <span className={styles.untagged}>no tags</span>;
  return <span>{countOf(count, "tag", "tags")}</span>;
}
