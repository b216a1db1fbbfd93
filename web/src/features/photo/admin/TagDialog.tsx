import { chakra } from "@chakra-ui/react";
import type { PhotoOptions, PhotosTag, PhotoTags } from "shared-types";
import { photosTagSchema } from "shared-types/schemas";
import { EditForm } from "../../../components/form/EditForm";
import { Button } from "../../../components/ui/Button";
import { ModalDialog } from "../../../components/ui/ModalDialog";
import { countOf } from "../../../lib/format";
import { tagPhotos } from "../../../lib/owner-client";
import type { Selection } from "./selection";
import { noTags, tagKinds, tagsInUse } from "./tag-change";
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
      <EditForm<PhotosTag>
        initialValues={initialValues}
        schema={photosTagSchema}
        save={tagPhotos}
        onSaved={({ add, remove }) => onDone(add, remove)}
        submitLabel="SAVE"
        extraActions={<Button onClick={onClose}>Cancel</Button>}
      >
        <chakra.div display="grid" gap="6" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }}>
          <chakra.fieldset display="grid" gap="4" alignContent="start" minWidth="0">
            <chakra.legend fontSize="lead">Give</chakra.legend>
            <TagFields prefix="add." options={options} />
          </chakra.fieldset>
          <chakra.fieldset display="grid" gap="4" alignContent="start" minWidth="0">
            <chakra.legend fontSize="lead">Take away</chakra.legend>
            {hasSome ? (
              <TagFields prefix="remove." options={inUse} leavesOutEmpty />
            ) : (
              <p>These photos have no tags yet.</p>
            )}
          </chakra.fieldset>
        </chakra.div>
      </EditForm>
    </ModalDialog>
  );
}
