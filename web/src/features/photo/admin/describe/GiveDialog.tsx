import { useState, type SubmitEvent } from "react";
import { limits, type PhotoOptions } from "shared-types";
import { TagsEntry } from "../../../../components/form/TagsField";
import { TextEntry } from "../../../../components/form/TextAreaField";
import { Button } from "../../../../components/ui/Button";
import { ModalDialog } from "../../../../components/ui/ModalDialog";
import { countOf } from "../../../../lib/format";
import { noTags } from "../tag-change";
import { tagFields } from "../TagFields";
import styles from "./GiveDialog.module.css";
import type { Fields } from "./entry";

interface GiveDialogProps {
  count: number;
  options: PhotoOptions;
  onGive: (fields: Fields) => void;
  onClose: () => void;
}

/** Tags and a caption for all chosen photos at once; they are saved with the rest. */
export function GiveDialog({ count, options, onGive, onClose }: GiveDialogProps) {
  const [tags, setTags] = useState(noTags);
  const [caption, setCaption] = useState("");
  const photos = countOf(count, "photo", "photos");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onGive({ ...tags, caption: caption.trim() });
    onClose();
  };
  return (
    <ModalDialog title={`Give to ${photos}`} onClose={onClose} size="wide">
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.pair}>
          {tagFields.map(({ name, label }) => (
            <TagsEntry
              key={name}
              name={`give-${name}`}
              label={label}
              noun={name}
              options={options[label]}
              value={tags[name]}
              onChange={(ids) => setTags({ ...tags, [name]: ids })}
            />
          ))}
        </div>
        <TextEntry
          name="give-caption"
          label="Caption"
          hint="Takes the place of the captions they have. Empty leaves them as they are."
          maxLength={limits.altCaption}
          rows={2}
          value={caption}
          onChange={setCaption}
        />
        <div className={styles.actions}>
          <Button kind="solid" type="submit">
            Give to {photos}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </ModalDialog>
  );
}
