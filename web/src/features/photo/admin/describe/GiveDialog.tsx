import { chakra } from "@chakra-ui/react";
import { useState, type SubmitEvent } from "react";
import { limits } from "shared-types/kit/limits";
import type { PhotoOptions } from "shared-types/photo/answers";
import { twoColumns } from "../../../../components/form/FieldRow";
import { DateEntry } from "../../../../components/form/DateField";
import { TagsEntry } from "../../../../components/form/TagsField";
import { TextEntry } from "../../../../components/form/TextAreaField";
import { Button } from "../../../../components/ui/Button";
import { ModalDialog } from "../../../../components/ui/ModalDialog";
import { TickBox } from "../../../../components/ui/TickBox";
import { countOf } from "../../../../lib/format";
import { noTags } from "../tag-change";
import { tagCreators } from "../tag-creators";
import { tagFields } from "../TagFields";
import type { Fields } from "./entry";

interface GiveDialogProps {
  count: number;
  /** Whether some of them stay hidden unless the owner says otherwise. */
  offersShowing: boolean;
  options: PhotoOptions;
  onGive: (fields: Fields) => void;
  onClose: () => void;
}

/** Adds tags and sets a caption or a date on all selected photos; they are saved with the rest. */
export function GiveDialog(props: GiveDialogProps) {
  const { count, offersShowing, options, onGive, onClose } = props;
  const [tags, setTags] = useState(noTags);
  const [caption, setCaption] = useState("");
  const [dateTaken, setDateTaken] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const photos = countOf(count, "photo", "photos");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onGive({
      ...tags,
      caption: caption.trim(),
      dateTaken,
      ...(isShown && { visibility: "public" }),
    });
    onClose();
  };
  return (
    <ModalDialog title={`Add to ${photos}`} onClose={onClose} size="wide">
      <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
        <chakra.div display="grid" gap="4" alignItems="start" css={twoColumns}>
          {tagFields.map(({ name, label }) => (
            <TagsEntry
              key={name}
              name={`give-${name}`}
              label={label}
              noun={name}
              options={options[label]}
              creator={tagCreators[name]}
              value={tags[name]}
              onChange={(ids) => setTags({ ...tags, [name]: ids })}
            />
          ))}
        </chakra.div>
        <TextEntry
          name="give-caption"
          label="Caption"
          hint="Replaces their captions. Leave empty to keep them."
          maxLength={limits.altCaption}
          rows={2}
          value={caption}
          onChange={setCaption}
        />
        <DateEntry
          name="give-dateTaken"
          label="Date Taken"
          hint="Replaces their dates. Leave empty to keep them."
          kind="either"
          value={dateTaken}
          onChange={setDateTaken}
        />
        {offersShowing && (
          <TickBox isTicked={isShown} onTick={setShown}>
            Show them to visitors
          </TickBox>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button kind="solid" type="submit">
            Apply to {photos}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </chakra.div>
      </chakra.form>
    </ModalDialog>
  );
}
