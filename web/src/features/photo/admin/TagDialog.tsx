import { chakra } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import {
  photoOwnerCalls,
  type PhotoItem,
  type PhotoOptions,
  type PhotosTag,
  type PhotoTags,
  type ValidationErrors,
} from "shared-types";
import { photosTagSchema } from "shared-types/schemas";
import { EditForm } from "../../../components/form/EditForm";
import { saveBarOfDialog } from "../../../components/panel/ChangeDialog";
import { Button } from "../../../components/ui/Button";
import { ModalDialog } from "../../../components/ui/ModalDialog";
import { countOf } from "../../../lib/format";
import { ownerSave } from "../../../lib/owner-calls";
import type { Selection } from "../../../lib/selection";
import { noPicks, stillInUse, tagCount, tagKinds, tagsInUse, type TagPicks } from "./tag-change";
import { TagFields } from "./TagFields";

interface TagDialogProps {
  selection: Selection<PhotoItem>;
  options: PhotoOptions;
  /** The picks from before Escape closed the dialog. */
  picks: TagPicks;
  onPick: (picks: TagPicks) => void;
  onClose: () => void;
  onDone: (add: PhotoTags, remove: PhotoTags) => void;
}

/** Reports the picks, so that closing with Escape keeps them. */
function Picking({ onPick }: Pick<TagDialogProps, "onPick">) {
  const { add, remove } = useFormikContext<PhotosTag>().values;
  const tell = useEffectEvent(onPick);
  useEffect(() => tell({ add, remove }), [add, remove]);
  return null;
}

/** Adds tags to all selected photos, and removes tags that some of them have. */
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
      <chakra.div css={saveBarOfDialog}>
        <EditForm<PhotosTag>
          draftKey={null}
          initialValues={initialValues}
          schema={photosTagSchema}
          save={saveTags}
          onSaved={({ add, remove }) => onDone(add, remove)}
          submitLabel="SAVE"
          isWide
          extraActions={<Button onClick={cancel}>Cancel</Button>}
        >
          <Picking onPick={onPick} />
          <chakra.div
            display="grid"
            gap="6"
            css={{
              "@media (min-width: 48em)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
            }}
          >
            <Side title="Add">
              <TagFields prefix="add." options={options} />
            </Side>
            <Side title="Remove">
              {hasSome ? (
                <TagFields prefix="remove." options={inUse} leavesOutEmpty creates={false} />
              ) : (
                <p>These photos have no tags yet.</p>
              )}
            </Side>
          </chakra.div>
        </EditForm>
      </chakra.div>
    </ModalDialog>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.fieldset display="grid" gap="4" alignContent="start">
      <chakra.legend marginBottom="2" padding="0" fontFamily="serif" fontSize="1.25rem">
        {title}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  );
}

async function saveTags(change: PhotosTag): Promise<ValidationErrors> {
  if (tagCount(change.add) + tagCount(change.remove) > 0)
    return ownerSave(photoOwnerCalls.photosTag, { body: change });
  return [{ fieldId: "", errorMessage: "Please choose at least one tag to add or remove." }];
}
