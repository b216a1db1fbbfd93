import { useState } from "react";
import { panelMessages, type ValidationErrors } from "shared-types";
import { Button } from "../ui/Button";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { useEditForm } from "./edit-form-context";
import { whyNotSaved } from "./errors";

interface DeleteButtonProps {
  label?: string;
  /** The question of the confirmation. */
  question?: string;
  remove: () => Promise<ValidationErrors>;
  onRemoved: () => void;
  /** Outside of a form: shows why it failed. */
  onFailed?: (errors: ValidationErrors) => void;
  isDisabled?: boolean;
  /** What it deletes, for screen readers. */
  of?: string;
}

/** Deletes the record of the EditForm around it, after asking 'are you sure?'. */
export function DeleteButton(props: DeleteButtonProps) {
  const { label = "Delete", question = panelMessages.confirmDelete, remove, onRemoved } = props;
  const { onFailed, isDisabled = false, of } = props;
  const form = useEditForm();
  const [isBusy, setIsBusy] = useState(false);

  const press = async () => {
    if (isBusy || isDisabled || !window.confirm(question)) return;
    setIsBusy(true);
    const errors = await remove().catch(whyNotSaved);
    setIsBusy(false);
    if (errors.length > 0) {
      (onFailed ?? form?.report)?.(errors);
      return;
    }
    form?.forget();
    onRemoved();
  };

  return (
    <Button
      kind="danger"
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      onClick={() => void press()}
    >
      {isBusy ? "Deleting..." : label}
      {of && <VisuallyHidden> {of}</VisuallyHidden>}
    </Button>
  );
}
