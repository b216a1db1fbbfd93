import { useId } from "react";
import { Link } from "react-router-dom";
import type { PhotoItem } from "shared-types/photo/answers";
import { panelPaths } from "../../../lib/panel-paths";
import { CellPicture, CellWords, photoWords } from "./PhotoCell";
import styles from "./PhotoGrid.module.css";

/** The photos of a plant or an animal, each linking to its form. */
export function RecordPhotos({ photos }: { photos: PhotoItem[] }) {
  const id = useId();
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        Photos
      </h2>
      <ul role="list" className={styles.grid}>
        {photos.map((photo) => (
          <li key={photo.photoId} className={styles.cell}>
            <Link
              to={panelPaths.photoEdit(photo.photoId)}
              className={styles.open}
              aria-label={`Edit ${photoWords(photo)}`}
            >
              <CellPicture photo={photo} isEager={false} />
              <CellWords photo={photo} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
