import type { ReactNode } from "react";
import type { PhotoItem } from "shared-types/photo/answers";
import { Picture } from "../../../components/ui/Picture";
import { images } from "../../../lib/paths";
import styles from "./PhotoGrid.module.css";

/** The name of a photo without texts. */
export function photoWords({ alt, caption, photoId }: PhotoItem): string {
  return caption || alt || `Photo ${photoId}`;
}

/** The picture of a grid cell, uncropped and as large as fits. */
export function CellPicture({ photo, isEager }: { photo: PhotoItem; isEager: boolean }) {
  return (
    <span className={styles.frame}>
      <Picture
        src={images.thumb(photo.thumbFileName, photo.version)}
        alt=""
        width={photo.width}
        height={photo.height}
        sources={photo.sources}
        sizes="14rem"
        placeholder={photo.placeholder}
        eager={isEager}
        fit="cover"
      />
    </span>
  );
}

/** Number and caption of a photo below its picture. */
export function CellWords({ photo, children }: { photo: PhotoItem; children?: ReactNode }) {
  return (
    <span className={styles.words}>
      <span className={styles.number}>
        No. {photo.photoId}
        {children}
      </span>
      <span className={styles.caption}>{photo.caption || photo.alt}</span>
    </span>
  );
}
