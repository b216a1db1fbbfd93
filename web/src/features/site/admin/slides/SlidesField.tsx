import { useState } from "react";
import { limits } from "shared-types/kit/limits";
import type { PhotoItem } from "shared-types/photo/answers";
import { isOwnersOnly } from "shared-types/photo/visibility";
import { slidesMax } from "shared-types/slides/codes";
import type { SlideDraft } from "shared-types/slides/schema";
import { Empty } from "../../../../components/feedback/Empty";
import { TextArea } from "../../../../components/form/controls";
import { fieldDomId, focusField } from "../../../../components/form/field-id";
import type { LikelyPhotos, PictureKit } from "../../../../components/form/PictureField";
import { useFormField } from "../../../../components/form/use-form-field";
import { OrderedList } from "../../../../components/order/OrderedList";
import { Button } from "../../../../components/ui/Button";
import { VisuallyHidden } from "../../../../components/ui/VisuallyHidden";
import { countOf } from "../../../../lib/format";
import { useOwnerPhotos } from "../../../../lib/owner-photos";
import { images } from "../../../../lib/paths";
import styles from "./Slides.module.css";

interface SlidesFieldProps {
  /** Offered before all other pictures. */
  likely: LikelyPhotos;
  kit: PictureKit;
}

/** The slides in their order: add, describe, move, remove. */
export function SlidesField({ likely, kit: { Picker, Upload } }: SlidesFieldProps) {
  const { value: slides, error, set } = useFormField<SlideDraft[]>("slides");
  const { photos, isReading } = useOwnerPhotos(slides.map(({ photoId }) => photoId));
  const [isPicking, setPicking] = useState(false);
  const [fault, setFault] = useState("");
  const isFull = slides.length >= slidesMax;
  const photoOf = (id: number) => photos.find(({ photoId }) => photoId === id);
  const nameOf = ({ photoId, caption }: SlideDraft) => {
    const photo = photoOf(photoId);
    return caption || photo?.caption || photo?.alt || `Photo ${photoId}`;
  };
  const add = (photoId: number) => {
    setPicking(false);
    const isThere = slides.some((slide) => slide.photoId === photoId);
    setFault(isThere ? "This photo is a slide already." : "");
    if (!isThere) set([...slides, { photoId, caption: "" }]);
  };
  const change = (photoId: number, caption: string) =>
    set(slides.map((slide) => (slide.photoId === photoId ? { photoId, caption } : slide)));

  return (
    <div className={styles.field} id={fieldDomId("slides")} tabIndex={-1}>
      {slides.length > 0 ? (
        <p className="part-interface">
          {countOf(slides.length, "slide", "slides")}; you can have up to {slidesMax}. Drag them by
          the dots, or use the arrows.
        </p>
      ) : (
        <Empty title="No slides yet." isNew>
          <p>Without slides the home page has no carousel. Add up to {slidesMax} photos.</p>
        </Empty>
      )}
      <OrderedList
        label="Slides"
        items={slides}
        idOf={({ photoId }) => photoId}
        nameOf={nameOf}
        onOrder={set}
        renderItem={(slide, place) => (
          <SlideFields
            slide={slide}
            place={place}
            photo={photoOf(slide.photoId) ?? (isReading ? undefined : null)}
            onCaption={(caption) => change(slide.photoId, caption)}
          />
        )}
        renderActions={(slide) => (
          <Button
            kind="quiet"
            onClick={() => {
              focusField("slides");
              set(slides.filter(({ photoId }) => photoId !== slide.photoId));
            }}
          >
            Remove<VisuallyHidden> {nameOf(slide)}</VisuallyHidden>
          </Button>
        )}
      />
      {(fault || error) && (
        <p role="alert" className={styles.fault}>
          {fault || error}
        </p>
      )}
      {!isFull && (
        <div className="part-buttons">
          <Button aria-haspopup="dialog" onClick={() => setPicking(true)}>
            Add a photo…
          </Button>
          {Upload && <Upload label="a new slide" onFault={setFault} onUploaded={add} />}
        </div>
      )}
      {isPicking && (
        <Picker
          title="Choose a photo for the carousel"
          likely={likely}
          current={0}
          onPick={add}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

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
function SlideFields({ slide, place, photo, onCaption }: SlideFieldsProps) {
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
