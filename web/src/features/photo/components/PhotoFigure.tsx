import type { CSSProperties } from "react";
import type { PhotoItem } from "shared-types/photo/answers";
import { Picture } from "../../../components/ui/Picture";
import { place } from "../../../lib/copy";
import { images } from "../../../lib/paths";
import { photoAlt } from "../api/photo-words";
import { isPlainClick } from "../../../lib/plain-click";
import type { FigureShape } from "./figure-shape";
import styles from "./PhotoGallery.module.css";

interface PhotoFigureProps {
  photo: PhotoItem;
  /** The photo's own address. */
  href: string;
  eager: boolean | "first";
  /** How it is cropped, and how large it is drawn, where it stands. */
  shape: FigureShape;
  onOpen: () => void;
}

/** One thumbnail; it opens in place, or without scripts and in a new tab at the photo's own address. */
export function PhotoFigure({ photo, href, eager, shape, onOpen }: PhotoFigureProps) {
  const { frame, sizes } = shape(photo);
  return (
    <li className={styles.item} style={{ "--ratio": frame.toFixed(4) } as CSSProperties}>
      <figure className={styles.figure}>
        <a
          href={place.base + href}
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
            sizes={sizes}
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
