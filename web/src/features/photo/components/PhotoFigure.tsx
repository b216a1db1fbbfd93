import type { CSSProperties, MouseEvent } from "react";
import type { PhotoItem } from "shared-types";
import { Picture } from "../../../components/ui/Picture";
import { images } from "../../../lib/paths";
import styles from "./PhotoGallery.module.css";

interface PhotoFigureProps {
  photo: PhotoItem;
  eager: boolean;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}

/** Shape of the frame: the photo's own, but for the very long and the very tall. */
function frameRatio({ width, height }: PhotoItem): number {
  return Math.min(2.4, Math.max(0.55, width / height)) || 1.5;
}

/** One thumbnail; without scripts it leads to the full picture. */
export function PhotoFigure({ photo, eager, onOpen }: PhotoFigureProps) {
  const ratio = frameRatio(photo);
  const wide = Math.round(ratio * 280);
  const small = Math.round(ratio * 170);
  return (
    <li className={styles.item} style={{ "--ratio": ratio.toFixed(4) } as CSSProperties}>
      <figure className={styles.figure}>
        <a href={images.full(photo.fileName)} className={styles.link} onClick={onOpen}>
          <Picture
            src={images.thumb(photo.thumbFileName)}
            alt={photo.alt || photo.caption || `Photo ${photo.photoId}`}
            width={photo.width}
            height={photo.height}
            sources={photo.sources}
            sizes={`(min-width: 48em) ${wide}px, ${small}px`}
            placeholder={photo.placeholder}
            eager={eager}
            fit="cover"
          />
        </a>
        {photo.caption && <figcaption className={styles.caption}>{photo.caption}</figcaption>}
      </figure>
    </li>
  );
}
