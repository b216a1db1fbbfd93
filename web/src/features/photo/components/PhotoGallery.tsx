import { useId, useRef, type CSSProperties } from "react";
import type { PhotoItem } from "shared-types/photo/answers";
import { Picture } from "../../../components/ui/Picture";
import { place } from "../../../lib/copy";
import { images } from "../../../lib/paths";
import { isPlainClick } from "../../../lib/plain-click";
import { photoAlt } from "../api/photo-words";
import type { SlideTurns } from "./lightbox-items";
import type { PhotoAddress } from "./open-photo";
import styles from "./PhotoGallery.module.css";
import { useLightbox } from "./use-lightbox";

/** Where a gallery stands; see PhotoGallery. */
type GalleryLayout = "rows" | "beside" | "plates";

/** The aspect ratio of a photo's frame, and how wide the browser draws it (`sizes`). */
type FigureShape = (photo: Pick<PhotoItem, "width" | "height">) => {
  frame: number;
  sizes: string;
};

/** Heights of the pictures in pixels: on desks, and on phones. */
const heights = { rows: [280, 170], alone: [384, 288] } as const;

/** The widest frame; the tallest of a row, and of one that may stand alone in its row. */
const widest = 2.4;
const tallest = { rows: 0.55, alone: 0.8 };

/**
 * The shape of each of so many photos: its own, except for very wide or tall ones. What the frame crops at its sides is
 * loaded too.
 */
function shapeIn(layout: GalleryLayout, count: number): FigureShape {
  return ({ width, height }) => {
    const own = width / height || 1.5;
    const frame = Math.min(widest, Math.max(tallest[layout === "rows" ? "rows" : "alone"], own));
    const drawn = Math.max(frame, own);
    const crop = drawn / frame;
    const across = (desk: string) => `(min-width: 48em) ${desk}, ${Math.round(crop * 92)}vw`;
    if (layout === "beside")
      return {
        frame,
        sizes:
          count > 3
            ? `(min-width: 48em) ${Math.round(crop * 12)}rem, ${Math.round(crop * 46)}vw`
            : across(`${Math.round(crop * 24)}rem`),
      };
    if (layout === "plates" && count === 1)
      return { frame, sizes: across(`${Math.round(drawn * 608)}px`) };
    const [desk, phone] = heights[count === 1 ? "alone" : "rows"];
    const wide = Math.round(drawn * desk);
    const small = Math.round(drawn * phone);
    return { frame, sizes: `(min-width: 48em) ${wide}px, ${small}px` };
  };
}

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
