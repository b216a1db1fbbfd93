import type { CSSProperties } from "react";
import type { PhotoItem } from "shared-types";
import { Picture } from "../../../components/ui/Picture";
import { images } from "../../../lib/paths";
import { photoAlt } from "../api/photo-words";
import { isPlainClick } from "../../../lib/plain-click";
import styles from "./PhotoGallery.module.css";

interface PhotoFigureProps {
  photo: PhotoItem;
  /** The photo's own address. */
  href: string;
  eager: boolean | "first";
  /** A single photo is shown larger. */
  isAlone: boolean;
  onOpen: () => void;
}

/**
 * Shape of the frame: the photo's own, except for very wide or tall ones. `drawn` is how wide the
 * picture is for its height: more than the frame where that crops its sides.
 */
function shapeOf({ width, height }: PhotoItem): { frame: number; drawn: number } {
  const own = width / height || 1.5;
  const frame = Math.min(2.4, Math.max(0.55, own));
  return { frame, drawn: Math.max(frame, own) };
}

/** One thumbnail; it opens in place, or without scripts and in a new tab at the photo's own address. */
export function PhotoFigure({ photo, href, eager, isAlone, onOpen }: PhotoFigureProps) {
  const { frame, drawn } = shapeOf(photo);
  const wide = Math.round(drawn * (isAlone ? 384 : 280));
  const small = Math.round(drawn * (isAlone ? 288 : 170));
  return (
    <li className={styles.item} style={{ "--ratio": frame.toFixed(4) } as CSSProperties}>
      <figure className={styles.figure}>
        <a
          href={href}
          className={styles.link}
          data-photo={photo.photoId}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onOpen();
          }}
        >
          <Picture
            src={images.thumb(photo.thumbFileName, photo.version)}
            alt={photoAlt(photo)}
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
