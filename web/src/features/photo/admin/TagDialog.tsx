import type { PhotoOptions, PhotosTag, PhotoTags, ValidationErrors } from "shared-types";
import { photosTagSchema } from "shared-types/schemas";
import { EditForm } from "../../../components/form/EditForm";
import { Button } from "../../../components/ui/Button";
import { ModalDialog } from "../../../components/ui/ModalDialog";
import { countOf } from "../../../lib/format";
import { tagPhotos } from "../../../lib/owner-client";
import type { Selection } from "./selection";
import { noTags, tagCount, tagKinds, tagsInUse } from "./tag-change";
import styles from "./TagDialog.module.css";
import { TagFields } from "./TagFields";

interface TagDialogProps {
  selection: Selection;
  options: PhotoOptions;
  onClose: () => void;
  onDone: (add: PhotoTags, remove: PhotoTags) => void;
}

/** Gives tags to all chosen photos at once, and takes away what some of them have. */
export function TagDialog({ selection, options, onClose, onDone }: TagDialogProps) {
  const photos = [...selection.values()];
  const initialValues: PhotosTag = { photoIds: [...selection.keys()], add: noTags, remove: noTags };
  const inUse: PhotoOptions = {
    Animals: tagsInUse(options.Animals, "animals", photos),
    Plants: tagsInUse(options.Plants, "plants", photos),
    Categories: tagsInUse(options.Categories, "categories", photos),
    Keywords: tagsInUse(options.Keywords, "keywords", photos),
  };
  const hasSome = tagKinds.some((kind) => photos.some((photo) => photo[kind].length > 0));

  return (
    <ModalDialog
      title={`Tags of ${countOf(photos.length, "photo", "photos")}`}
      onClose={onClose}
      size="wide"
    >
      <div className={styles.form}>
        <EditForm<PhotosTag>
          initialValues={initialValues}
          schema={photosTagSchema}
          save={saveTags}
          onSaved={({ add, remove }) => onDone(add, remove)}
          submitLabel="SAVE"
          extraActions={<Button onClick={onClose}>Cancel</Button>}
        >
          <div className={styles.sides}>
            <fieldset className={styles.side}>
              <legend className={styles.heading}>Give</legend>
              <TagFields prefix="add." options={options} />
            </fieldset>
            <fieldset className={styles.side}>
              <legend className={styles.heading}>Take away</legend>
              {hasSome ? (
                <TagFields prefix="remove." options={inUse} leavesOutEmpty />
              ) : (
                <p>These photos have no tags yet.</p>
              )}
            </fieldset>
          </div>
        </EditForm>
      </div>
    </ModalDialog>
  );
}

async function saveTags(change: PhotosTag): Promise<ValidationErrors> {
  if (tagCount(change.add) + tagCount(change.remove) > 0) return tagPhotos(change);
  return [{ fieldId: "", errorMessage: "Please choose at least one tag to give or to take away." }];
}
