import { Link } from "react-router-dom";
import type { PhotoItem } from "shared-types";
import { formatDay } from "../../../lib/format";
import { paths } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import styles from "./CarouselCaption.module.css";

interface CarouselCaptionProps {
  photo: PhotoItem;
  number: number;
  /** The longest caption of all: it keeps the place, so that the page stays still under it. */
  longest: string;
  /** Read out when it changes: only while nothing plays by itself. */
  live: boolean;
}

/** What the picture shows, and when it was taken. */
export function CarouselCaption({ photo, number, longest, live }: CarouselCaptionProps) {
  const { settings } = useSite();
  const day = formatDay(photo.dateTaken, settings.timeZone);
  return (
    <p className={styles.caption} aria-live={live ? "polite" : "off"} aria-atomic="true">
      <span className={styles.plate}>Plate {number}</span>
      <span className={styles.place}>
        <Link to={paths.photo(photo.photoId)} className={styles.words}>
          {photo.caption || photo.alt}
        </Link>
        <span className={styles.longest} aria-hidden="true">
          {longest}
        </span>
      </span>
      {day && <span className={styles.day}>{day}</span>}
    </p>
  );
}
