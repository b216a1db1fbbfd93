import { chakra } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PhotoItem, PhotoOptions } from "shared-types/photo/answers";
import type { PhotosTag } from "shared-types/photo/schema";
import { EditForm } from "../../../components/form/EditForm";
import { saveBarOfDialog } from "../../../components/panel/ChangeDialog";
import { Button } from "../../../components/ui/Button";
import { ModalDialog } from "../../../components/ui/ModalDialog";
import { countOf } from "../../../lib/format";
import { ownerSave } from "../../../lib/owner-calls";
import type { Selection } from "../../../lib/selection";
import { tellingFirstPictures } from "./first-pictures";
import { noPicks, tagCount, tagKinds, tagsInUse, type TagPicks } from "./tag-change";
import {
  changeOfForm,
  sayableOfAll,
  tagDialogForm,
  tagDialogSchema,
  type TagDialogForm,
} from "./tag-dialog-form";
import { TagFields } from "./TagFields";
import { TagNotesFields } from "./TagNotesFields";

interface TagDialogProps {
  selection: Selection<PhotoItem>;
  options: PhotoOptions;
  /** The picks from before Escape closed the dialog. */
  picks: TagPicks;
  onPick: (picks: TagPicks) => void;
  onClose: () => void;
  /** `firsts` says whose first pictures they have become. */
  onDone: (change: PhotosTag, firsts: string) => void;
}

/** Reports the picks, so that closing with Escape keeps them. */
function Picking({ onPick }: Pick<TagDialogProps, "onPick">) {
  const { add, remove, notes } = useFormikContext<TagDialogForm>().values;
  const tell = useEffectEvent(onPick);
  useEffect(() => tell({ add, remove, notes }), [add, remove, notes]);
  return null;
}

/** Adds tags to all selected photos, removes tags that some of them have, and says what is known of those that all have. */
export function TagDialog(props: TagDialogProps) {
  const { selection, options, picks, onPick, onClose, onDone } = props;
  const photos = [...selection.values()];
  const firsts = useRef("");
  const save = async (form: TagDialogForm) => {
    const change = changeOfForm(selection, form);
    const saved = await tellingFirstPictures(change.photoIds, () => saveTags(change));
    firsts.current = saved.firsts;
    return saved.errors;
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
        <EditForm<TagDialogForm>
          draftKey={null}
          initialValues={tagDialogForm(selection, picks)}
          schema={tagDialogSchema}
          save={save}
          onSaved={(form) => onDone(changeOfForm(selection, form), firsts.current)}
          submitLabel="SAVE"
          isWide
          extraActions={<Button onClick={cancel}>Cancel</Button>}
        >
          <Picking onPick={onPick} />
          <chakra.div
            display="grid"
            columnGap="4"
            rowGap="6"
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
          <SharedNotes selection={selection} options={options} />
        </EditForm>
      </chakra.div>
    </ModalDialog>
  );
}

/** What can be said of all the photos at once; changes with the picked tags. */
function SharedNotes({ selection, options }: Pick<TagDialogProps, "selection" | "options">) {
  const sayable = sayableOfAll(selection, useFormikContext<TagDialogForm>().values);
  if (sayable.plants.length + sayable.animals.length === 0) return null;
  return (
    <Side title="Stage and interaction">
      <p>Your choices apply to each of these photos.</p>
      <TagNotesFields sayable={sayable} options={options} unsaid="Leave as is" />
    </Side>
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
  if (tagCount(change.add) + tagCount(change.remove) > 0 || change.tagNotes)
    return ownerSave("POST /api/photostag", { body: change });
  const errorMessage = "Please choose a tag to add or remove, or a stage or interaction.";
  return [{ fieldId: "", errorMessage }];
}
