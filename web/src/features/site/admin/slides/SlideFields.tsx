import { limits } from "shared-types/kit/limits";
import type { PhotoItem } from "shared-types/photo/answers";
import { isOwnersOnly } from "shared-types/photo/visibility";
import type { SlideDraft } from "shared-types/slides/schema";
import { TextArea } from "../../../../components/form/controls";
import { images } from "../../../../lib/paths";
import styles from "./Slides.module.css";

interface SlideFieldsProps {
  slide: SlideDraft;
  place: number;
  /** Undefined while it loads; null when it is in the bin. */
  photo: PhotoItem | null | undefined;
  onCaption: (caption: string) => void;
}

/** Why visitors do not see a slide; '' when they do. */
function whyHidden(photo: SlideFieldsProps["photo"]): string {
  if (photo === null) return "This photo is in the bin. Restore it, and its slide is back.";
  return photo && isOwnersOnly(photo.visibility)
    ? "This photo is hidden, so visitors don’t see its slide."
    : "";
}

/** One slide of the form: its picture, and its caption if it has one of its own. */
export function SlideFields({ slide, place, photo, onCaption }: SlideFieldsProps) {
  const hidden = whyHidden(photo);
  return (
    <div className={styles.slide}>
      <span className={styles.picture}>
        {photo && (
          <img
            src={images.key(photo.thumbFileName, photo.version)}
            alt={photo.alt}
            loading="lazy"
          />
        )}
      </span>
      <div className={styles.words}>
        <span className="part-label">Plate {place + 1}</span>
        <TextArea
          rows={2}
          autoresize
          aria-label={`Caption of plate ${place + 1}`}
          placeholder={photo?.caption || photo?.alt || "Caption"}
          maxLength={limits.altCaption}
          value={slide.caption}
          onChange={({ target }) => onCaption(target.value.replace(/\s*\n\s*/g, " "))}
        />
        {hidden && <p className={styles.hidden}>{hidden}</p>}
      </div>
    </div>
  );
}
