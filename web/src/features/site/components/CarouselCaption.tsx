import { Link } from "react-router-dom";
import { dateWords } from "shared-types/kit/date";
import type { Slide } from "shared-types/slides/answers";
import { dateOf } from "../../../lib/format";
import { paths } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import styles from "./CarouselCaption.module.css";

interface CarouselCaptionProps {
  slide: Slide;
  number: number;
  /** The longest caption, which reserves the height, so that the page does not shift. */
  longest: string;
  /** Announced on change, only while autoplay is off. */
  live: boolean;
}

/** The caption and date of the picture. */
export function CarouselCaption({ slide, number, longest, live }: CarouselCaptionProps) {
  const { photo } = slide;
  const { settings } = useSite();
  const words = slide.caption || photo.alt;
  const day = dateWords(dateOf(photo.dateTaken, settings.timeZone));
  return (
    <p className={styles.caption} aria-live={live ? "polite" : "off"} aria-atomic="true">
      <span className={styles.plate}>Plate {number}</span>
      <span className={styles.place}>
        {photo.visibility === "public" ? (
          <Link to={paths.photo(photo.photoId)} className={styles.words}>
            {words}
          </Link>
        ) : (
          // It is not in the gallery.
          <span className={styles.words}>{words}</span>
        )}
        <span className={styles.longest} aria-hidden="true">
          {longest}
        </span>
      </span>
      {day && <span className={styles.day}>{day}</span>}
    </p>
  );
}
