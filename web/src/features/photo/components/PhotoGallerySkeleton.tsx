import type { CSSProperties } from "react";
import { Loading, Skeleton } from "../../../components/feedback/Skeleton";
import styles from "./PhotoGallery.module.css";

const ratios = [1.5, 1.5, 0.67, 1.5, 0.67, 1.5, 1.5, 1.33, 0.75, 1.5, 1.5, 0.67];

/** Rows of pictures that are loading. */
export function PhotoGallerySkeleton() {
  return (
    <Loading what="photos">
      <div className={styles.gallery}>
        <ul role="list" className={styles.rows}>
          {ratios.map((ratio, i) => (
            <li key={i} className={styles.item} style={{ "--ratio": ratio } as CSSProperties}>
              <Skeleton ratio={String(ratio)} />
            </li>
          ))}
        </ul>
      </div>
    </Loading>
  );
}
