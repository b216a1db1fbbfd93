import { Link } from "react-router-dom";
import type { PhotoItem } from "shared-types";
import { moveInGrid } from "../../../components/ui/grid-arrows";
import { countOf } from "../../../lib/format";
import { panelPaths } from "../../../lib/panel-paths";
import { CellPicture, CellWords, photoWords } from "./PhotoCell";
import styles from "./PhotoGrid.module.css";
import type { Selection } from "./selection";
import { tagCount } from "./tag-change";

interface PhotoGridProps {
  photos: PhotoItem[];
  selection: Selection;
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
            </CellWords>
          </Link>
          <label className={styles.pick}>
            <input
              type="checkbox"
              data-cell="pick"
              className={styles.checkbox}
              checked={selection.has(photo.photoId)}
              aria-label={`Choose No. ${photo.photoId}`}
              // A change starts as a click event, also by keyboard, and only that has shiftKey.
              onChange={({ nativeEvent }) =>
                onToggle(photo.photoId, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          </label>
        </li>
      ))}
    </ul>
  );
}

function TagMark({ count }: { count: number }) {
  if (count === 0) return <span className={styles.untagged}> · no tags</span>;
  return <> · {countOf(count, "tag", "tags")}</>;
}
