import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import type { PhotoOptions, PhotosTag, PhotoTags, ValidationErrors } from "shared-types";
import { photosTagSchema } from "shared-types/schemas";
import { EditForm } from "../../../components/form/EditForm";
import { Button } from "../../../components/ui/Button";
import { ModalDialog } from "../../../components/ui/ModalDialog";
import { countOf } from "../../../lib/format";
import { tagPhotos } from "../../../lib/owner-client";
import type { Selection } from "./selection";
import { noPicks, stillInUse, tagCount, tagKinds, tagsInUse, type TagPicks } from "./tag-change";
import styles from "./TagDialog.module.css";
import { TagFields } from "./TagFields";

interface TagDialogProps {
  selection: Selection;
  options: PhotoOptions;
  /** What was picked before Escape closed the dialog. */
  picks: TagPicks;
  onPick: (picks: TagPicks) => void;
  onClose: () => void;
  onDone: (add: PhotoTags, remove: PhotoTags) => void;
}

/** Tells what is picked, so that Escape takes none of it away. */
function Picking({ onPick }: Pick<TagDialogProps, "onPick">) {
  const { add, remove } = useFormikContext<PhotosTag>().values;
  const tell = useEffectEvent(onPick);
  useEffect(() => tell({ add, remove }), [add, remove]);
  return null;
}

/** Gives tags to all chosen photos at once, and takes away what some of them have. */
export function TagDialog(props: TagDialogProps) {
  const { selection, options, picks, onPick, onClose, onDone } = props;
  const photos = [...selection.values()];
  const initialValues: PhotosTag = {
    photoIds: [...selection.keys()],
    add: picks.add,
    remove: stillInUse(picks.remove, photos),
  };
  const inUse: PhotoOptions = {
    Animals: tagsInUse(options.Animals, "animals", photos),
    Plants: tagsInUse(options.Plants, "plants", photos),
    Categories: tagsInUse(options.Categories, "categories", photos),
    Keywords: tagsInUse(options.Keywords, "keywords", photos),
  };
  const hasSome = tagKinds.some((kind) => photos.some((photo) => photo[kind].length > 0));
  const cancel = () => {
    onPick(noPicks);
    onClose();
  };

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
          extraActions={<Button onClick={cancel}>Cancel</Button>}
        >
          <Picking onPick={onPick} />
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
