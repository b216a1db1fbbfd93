import { useId, useRef } from "react";
import type { PhotoItem } from "shared-types";
import { PhotoFigure } from "./PhotoFigure";
import type { SlideTurns } from "./lightbox-items";
import type { PhotoAddress } from "./open-photo";
import { useLightbox } from "./use-lightbox";
import styles from "./PhotoGallery.module.css";

interface PhotoGalleryProps {
  photos: PhotoItem[];
  /** The slideshow's name: 'Photos of the monarch'. */
  label: string;
  /** Which photo is open, and how the address says so. */
  address: PhotoAddress;
  /** A photo's own address. */
  hrefOf: (photoId: number) => string;
  /** How many pictures are in the first view, to load eagerly. */
  eager?: number;
  /** See useLightbox. */
  isPainted?: boolean;
  onOpened?: () => void;
  turns?: SlideTurns;
}

/** Justified rows of thumbnails, which open the lightbox; captions show on demand. */
export function PhotoGallery(props: PhotoGalleryProps) {
  const { photos, label, address, hrefOf, eager = 0, isPainted = false, onOpened, turns } = props;
  const labelId = useId();
  const thumbs = useRef<HTMLUListElement>(null);
  const open = useLightbox({ photos, address, labelId, thumbs, isPainted, onOpened, turns });

  return (
    <div className={styles.gallery}>
      {photos.some(({ caption }) => caption !== "") && (
        <label className={styles.toggle}>
          <input type="checkbox" className={styles.checkbox} />
          Show captions
        </label>
      )}
      <ul role="list" ref={thumbs} className={styles.rows} aria-label={label}>
        {photos.map((photo, i) => (
          <PhotoFigure
            key={photo.photoId}
            photo={photo}
            href={hrefOf(photo.photoId)}
            eager={i < eager && (i > 0 || "first")}
            isAlone={photos.length === 1}
            onOpen={() => open(photo.photoId)}
          />
        ))}
      </ul>
      <span id={labelId} hidden>
        {label}, slideshow
      </span>
    </div>
  );
}
