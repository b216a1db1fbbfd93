import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { panelMessages, type ValidationErrors } from "shared-types";
import { useEditForm } from "./edit-form-context";
import { whyNotSaved } from "./errors";

interface DeleteButtonProps {
  label?: string;
  /** What is asked first. */
  question?: string;
  remove: () => Promise<ValidationErrors>;
  onRemoved: () => void;
}

/** Deletes the record of the EditForm around it, after asking 'are you sure?' (spec §5). */
export function DeleteButton(props: DeleteButtonProps) {
  const { label = "Delete", question = panelMessages.confirmDelete, remove, onRemoved } = props;
  const form = useEditForm();
  const [isBusy, setIsBusy] = useState(false);

  const press = async () => {
    if (isBusy || !window.confirm(question)) return;
    setIsBusy(true);
    const errors = await remove().catch(whyNotSaved);
    setIsBusy(false);
    if (errors.length > 0) {
      form?.report(errors);
      return;
    }
    form?.forget();
    onRemoved();
  };

  return (
    <Button variant="outline" aria-disabled={isBusy || undefined} onClick={() => void press()}>
      {isBusy ? "Deleting..." : label}
    </Button>
  );
}
