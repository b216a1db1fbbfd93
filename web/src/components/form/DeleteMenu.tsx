import { useId } from "react";
import { ActionMenu } from "../ui/ActionMenu";
import { useDeletion, type Deletion } from "./use-deletion";

interface DeleteMenuProps extends Deletion {
  /** The record that is deleted. */
  of: string;
  label?: string;
}

/** A record's deletion behind '…', so that it does not stand beside the button that saves. */
export function DeleteMenu({ of, label = "Delete", ...deletion }: DeleteMenuProps) {
  const id = useId();
  const { isBusy, start } = useDeletion(deletion);
  return (
    <ActionMenu
      id={id}
      of={of}
      busy={isBusy ? "Deleting..." : ""}
      actions={[{ label, isDanger: true, onChoose: start }]}
    />
  );
}
