import { useFormikContext } from "formik";
import { useState } from "react";
import type { ViewpointDraft } from "shared-types";
import { fieldDomId, focusField } from "../../../components/form/field-id";
import type { PictureKit } from "../../../components/form/PictureField";
import { Button } from "../../../components/ui/Button";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { formatDay } from "../../../lib/format";
import { useOwnerPhotos } from "../../../lib/owner-photos";
import { images } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import styles from "./ViewpointForm.module.css";

/** The photos of a viewpoint; visitors see them in the order of their dates. */
export function PhotosField({ Picker }: Pick<PictureKit, "Picker">) {
  const { settings } = useSite();
  const { values, setFieldValue } = useFormikContext<ViewpointDraft>();
  const [isPicking, setPicking] = useState(false);
  const { photoIds } = values;
  const { photos } = useOwnerPhotos(photoIds);
  const shown = photoIds.flatMap((id) => photos.find(({ photoId }) => photoId === id) ?? []);
  const set = (ids: number[]) => void setFieldValue("photoIds", [...new Set(ids)]);
  return (
    <div className={styles.photos} id={fieldDomId("photoIds")} tabIndex={-1}>
      <p className="part-interface">
        Photos from this spot: {photoIds.length}. Visitors compare two or more.
      </p>
      <ul role="list" className={styles.list}>
        {shown.map((photo) => {
          const date = formatDay(photo.dateTaken, settings.timeZone) || `Photo ${photo.photoId}`;
          return (
            <li key={photo.photoId} className={styles.photo}>
              <img src={images.thumb(photo.thumbFileName, photo.version)} alt={photo.alt} />
              <span>{date}</span>
              <Button
                kind="quiet"
                onClick={() => {
                  focusField("photoIds");
                  set(photoIds.filter((id) => id !== photo.photoId));
                }}
              >
                Remove<VisuallyHidden> {date}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setPicking(true)}>
          Add a photo…
        </Button>
      </div>
      {isPicking && (
        <Picker
          title="Choose a photo from this spot"
          current={0}
          onPick={(photoId) => {
            set([...photoIds, photoId]);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
