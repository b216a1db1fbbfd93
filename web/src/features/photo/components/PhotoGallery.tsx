import { useId, useRef } from "react";
import type { PhotoItem } from "shared-types/photo/answers";
import { shapeIn, type GalleryLayout } from "./figure-shape";
import { PhotoFigure } from "./PhotoFigure";
import type { SlideTurns } from "./lightbox-items";
import type { PhotoAddress } from "./open-photo";
import { useLightbox } from "./use-lightbox";
import styles from "./PhotoGallery.module.css";

export interface PhotoGalleryProps {
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
  /** `beside`: in a column beside text; `plates`: all that its page has, a single one large. */
  layout?: GalleryLayout;
}

/** As few as are seen at once have their captions below them; more show them on demand. */
const fewCaptions = 3;

/** Justified rows of thumbnails, which open the lightbox. */
export function PhotoGallery(props: PhotoGalleryProps) {
  const { photos, label, address, hrefOf, eager = 0, isPainted = false, onOpened, turns } = props;
  const { layout = "rows" } = props;
  const isFew = layout !== "rows" && photos.length <= fewCaptions;
  const labelId = useId();
  const thumbs = useRef<HTMLUListElement>(null);
  const open = useLightbox({ photos, address, labelId, thumbs, isPainted, onOpened, turns });

  return (
    <div className={styles.gallery} data-layout={layout} data-few={isFew}>
      {!isFew && photos.some(({ caption }) => caption !== "") && (
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
            shape={shapeIn(layout, photos.length)}
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
