import { useEffect, useRef } from "react";
import type { PhotoItem } from "shared-types";
import styles from "./ChooseAll.module.css";
import { countOn, type Selection } from "./selection";

interface ChooseAllProps {
  photos: PhotoItem[];
  selection: Selection;
  onChoose: (isChosen: boolean) => void;
}

/** 'All on this page': between yes and no when some are chosen. */
export function ChooseAll({ photos, selection, onChoose }: ChooseAllProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = countOn(selection, photos);
  const isAll = count === photos.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);

  return (
    <div className={styles.row}>
      <label className={styles.label}>
        <input
          ref={box}
          type="checkbox"
          className={styles.checkbox}
          checked={isAll}
          onChange={({ target }) => onChoose(target.checked)}
        />
        All on this page
      </label>
      <p className={styles.hint}>Shift chooses everything in between.</p>
    </div>
  );
}
