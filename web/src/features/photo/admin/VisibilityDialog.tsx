import { useState, type SubmitEvent } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PhotoVisibility } from "shared-types/photo/codes";
import { chakra } from "@chakra-ui/react";
import { whyNotDone } from "../../../components/form/errors";
import { ValidationSummary } from "../../../components/form/ValidationSummary";
import { Button } from "../../../components/ui/Button";
import { ModalDialog } from "../../../components/ui/ModalDialog";
import { SelectField } from "../../../components/ui/SelectField";
import { countOf } from "../../../lib/format";
import { ownerSave } from "../../../lib/owner-calls";
import { tellingFirstPictures } from "./first-pictures";
import { noTags } from "./tag-change";
import { visibilityChoicesOf } from "./visibility";

interface VisibilityDialogProps {
  photoIds: number[];
  onClose: () => void;
  onDone: (visibility: PhotoVisibility, firsts: string) => void;
}

/** Shows the selected photos to visitors, or hides them. */
export function VisibilityDialog({ photoIds, onClose, onDone }: VisibilityDialogProps) {
  const [visibility, setVisibility] = useState<PhotoVisibility>("public");
  const [errors, setErrors] = useState<ValidationErrors>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setSaving(true);
    const body = { photoIds, add: noTags, remove: noTags, visibility };
    const { errors: broken, firsts } = await tellingFirstPictures(photoIds, () =>
      ownerSave("POST /api/photostag", { body }).catch(whyNotDone),
    );
    setSaving(false);
    setErrors(broken);
    setAttempt((n) => n + 1);
    if (broken.length === 0) onDone(visibility, firsts);
  };
  return (
    <ModalDialog
      title={`Who can see ${countOf(photoIds.length, "photo", "photos")}`}
      onClose={onClose}
    >
      <chakra.form onSubmit={(event) => void save(event)} display="grid" gap="5">
        <ValidationSummary errors={errors} attempt={attempt} />
        <SelectField
          name="visibility"
          label="Visibility"
          value={visibility}
          options={visibilityChoicesOf(visibility)}
          onChange={setVisibility}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button kind="solid" type="submit" disabled={isSaving}>
            {isSaving ? "Submitting..." : "SAVE"}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </chakra.div>
      </chakra.form>
    </ModalDialog>
  );
}
