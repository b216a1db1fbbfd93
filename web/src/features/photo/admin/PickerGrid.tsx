import type { PhotoItem } from "shared-types";
import { moveInGrid } from "../../../components/ui/grid-arrows";
import { CellPicture, CellWords } from "./PhotoCell";
import styles from "./PhotoGrid.module.css";

interface PickerGridProps {
  photos: PhotoItem[];
  current: number;
  onPick: (photoId: number) => void;
}

/** Photos as buttons, with arrow key navigation. */
export function PickerGrid({ photos, current, onPick }: PickerGridProps) {
  return (
    <ul role="list" className={styles.grid} aria-label="Photos" onKeyDown={moveInGrid}>
      {photos.map((photo, i) => (
        <li key={photo.photoId}>
          <button
            type="button"
            data-cell="choice"
            className={styles.choice}
            aria-pressed={photo.photoId === current}
            onClick={() => onPick(photo.photoId)}
          >
            <CellPicture photo={photo} isEager={i < 12} />
            <CellWords photo={photo}>{photo.photoId === current && " · chosen now"}</CellWords>
          </button>
        </li>
      ))}
    </ul>
  );
}
