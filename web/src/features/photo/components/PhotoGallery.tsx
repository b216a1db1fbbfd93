import { useId, type MouseEvent } from "react";
import type { PhotoItem } from "shared-types";
import { useReducedMotion } from "../../../lib/media";
import { useSite } from "../../../lib/settings";
import { PhotoFigure } from "./PhotoFigure";
import styles from "./PhotoGallery.module.css";

interface PhotoGalleryProps {
  photos: PhotoItem[];
  /** What the slideshow is called: 'Photos of the monarch'. */
  label: string;
  /** How many pictures are in the first view, to be fetched at once. */
  eager?: number;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Justified rows of thumbnails; one opens the slideshow, captions show on demand. */
export function PhotoGallery({ photos, label, eager = 0 }: PhotoGalleryProps) {
  const { settings } = useSite();
  const isStill = useReducedMotion();
  const labelId = useId();

  const open = async (event: MouseEvent<HTMLElement>, index: number) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    const opener = event.currentTarget;
    const { openLightbox } = await import("./lightbox");
    const { timeZone } = settings;
    openLightbox({ photos, index, timeZone, labelId, isStill, opener });
  };

  return (
    <div className={styles.gallery}>
      <span id={labelId} hidden>
        {label}, slideshow
      </span>
      {photos.some(({ caption }) => caption !== "") && (
        <label className={styles.toggle}>
          <input type="checkbox" className={styles.checkbox} />
          Show captions
        </label>
      )}
      <ul role="list" className={styles.rows} aria-label={label}>
        {photos.map((photo, i) => (
          <PhotoFigure
            key={photo.photoId}
            photo={photo}
            eager={i < eager}
            onOpen={(event) => void open(event, i)}
          />
        ))}
      </ul>
    </div>
  );
}
