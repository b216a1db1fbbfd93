import { useFormikContext } from "formik";
import { useState } from "react";
import { dateWords } from "shared-types/kit/date";
import { isOwnersOnly } from "shared-types/photo/visibility";
import type { ViewpointDraft } from "shared-types/viewpoint/schema";
import { fieldDomId, focusField } from "../../../components/form/field-id";
import type { PictureKit } from "../../../components/form/PictureField";
import { Button } from "../../../components/ui/Button";
import { InternalMark } from "../../../components/ui/InternalMark";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { dateOf } from "../../../lib/format";
import { useOwnerPhotos } from "../../../lib/owner-photos";
import { images } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import styles from "./ViewpointForm.module.css";

/** What visitors do not see of a viewpoint, which they see by two photos or more (docs/product.md 2.2), and how they would. */
function hiddenWords(hidden: number, all: number): string {
  const how = "Show them on Photo Index.";
  if (hidden === all)
    return `These photos are hidden: visitors see none of them, and not this viewpoint. ${how}`;
  const photos = hidden === 1 ? "1 of these photos is" : `${hidden} of these photos are`;
  const seen = all - hidden > 1 ? "visitors see the others" : "visitors do not see this viewpoint";
  return `${photos} hidden: ${seen}. ${how}`;
}

/** The photos of a viewpoint; visitors see them in the order of their dates. */
export function PhotosField({
  kit: { Picker, Upload },
}: {
  kit: Pick<PictureKit, "Picker" | "Upload">;
}) {
  const { settings } = useSite();
  const { values, setFieldValue } = useFormikContext<ViewpointDraft>();
  const [isPicking, setPicking] = useState(false);
  const [fault, setFault] = useState("");
  const { photoIds } = values;
  const { photos } = useOwnerPhotos(photoIds);
  const shown = photoIds.flatMap((id) => photos.find(({ photoId }) => photoId === id) ?? []);
  const set = (ids: number[]) => {
    setFault("");
    void setFieldValue("photoIds", [...new Set(ids)]);
  };
  const hidden = shown.filter(({ visibility }) => isOwnersOnly(visibility)).length;
  return (
    <div className={styles.photos} id={fieldDomId("photoIds")} tabIndex={-1}>
      <p className="part-interface">
        Photos from this spot: {photoIds.length}. Visitors compare two or more.
      </p>
      {hidden > 0 && <p role="status">{hiddenWords(hidden, shown.length)}</p>}
      <ul role="list" className={styles.list}>
        {shown.map((photo) => {
          const date =
            dateWords(dateOf(photo.dateTaken, settings.timeZone)) || `Photo ${photo.photoId}`;
          return (
            <li key={photo.photoId} className={styles.photo}>
              <img src={images.thumb(photo.thumbFileName, photo.version)} alt={photo.alt} />
              <span>
                {date}
                {isOwnersOnly(photo.visibility) && <InternalMark words="Hidden" />}
              </span>
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
      <div className="part-buttons">
        <Button aria-haspopup="dialog" onClick={() => setPicking(true)}>
          Add a photo…
        </Button>
        {Upload && (
          <Upload
            label="a photo from this spot"
            onFault={setFault}
            onUploaded={(photoId) => set([...photoIds, photoId])}
          />
        )}
      </div>
      {fault && <p role="alert">{fault}</p>}
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
