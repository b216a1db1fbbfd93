import { panelMessages, type ValidationErrors } from "shared-types";
import { BusyButton } from "../ui/BusyButton";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { useEditForm } from "./edit-form-context";
import { whyNotSaved } from "./errors";

interface DeleteButtonProps {
  label?: string;
  /** The question of the confirmation; a function is asked for it first. */
  question?: string | (() => Promise<string>);
  remove: () => Promise<ValidationErrors>;
  onRemoved: () => void;
  /** Outside of a form: shows why it failed. */
  onFailed?: (errors: ValidationErrors) => void;
  /** What it deletes, for screen readers. */
  of?: string;
}

/** Deletes the record of the EditForm around it, after asking 'are you sure?'. */
export function DeleteButton(props: DeleteButtonProps) {
  const { label = "Delete", question = panelMessages.confirmDelete, remove, onRemoved } = props;
  const { onFailed, of } = props;
  const form = useEditForm();

  /** The errors of the removal; null when the owner does not want it. */
  const askAndRemove = async () => {
    const words = typeof question === "string" ? question : await question();
    return window.confirm(words) ? remove() : null;
  };

  const press = async () => {
    const errors = await askAndRemove().catch(whyNotSaved);
    if (errors === null) return;
    if (errors.length > 0) {
      (onFailed ?? form?.report)?.(errors);
      return;
    }
    form?.forget();
    onRemoved();
  };

  const ofWhat = of && <VisuallyHidden> {of}</VisuallyHidden>;
  return (
    <BusyButton kind="danger" busyLabel={<>Deleting...{ofWhat}</>} onPress={press}>
      {label}
      {ofWhat}
    </BusyButton>
  );
}
