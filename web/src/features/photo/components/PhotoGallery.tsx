import { useId, useRef, type CSSProperties } from "react";
import type { PhotoItem } from "shared-types/photo/answers";
import { Picture } from "../../../components/ui/Picture";
import { place } from "../../../lib/copy";
import { images } from "../../../lib/paths";
import { isPlainClick } from "../../../lib/plain-click";
import { photoAlt } from "../api/photo-words";
import { shapeIn, type GalleryLayout, type FigureShape } from "./figure-shape";
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
function PhotoFigure({ photo, href, eager, shape, onOpen }: PhotoFigureProps) {
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
