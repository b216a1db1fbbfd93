import { Link } from "react-router-dom";
import type { PhotoItem } from "shared-types";
import { formatDay } from "../../../lib/format";
import { paths } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import styles from "./CarouselCaption.module.css";

interface CarouselCaptionProps {
  photo: PhotoItem;
  number: number;
  /** Read out when it changes: only while nothing plays by itself. */
  live: boolean;
}

/** What the picture shows, and when it was taken. */
export function CarouselCaption({ photo, number, live }: CarouselCaptionProps) {
  const { settings } = useSite();
  const day = formatDay(photo.dateTaken, settings.timeZone);
  return (
    <p className={styles.caption} aria-live={live ? "polite" : "off"} aria-atomic="true">
      <span className={styles.plate}>Plate {number}</span>
      <Link to={paths.photo(photo.photoId)} className={styles.words}>
        {photo.caption || photo.alt}
      </Link>
      {day && <span className={styles.day}>{day}</span>}
    </p>
  );
}
