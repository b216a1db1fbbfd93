import { chakra } from "@chakra-ui/react";
import { EditForm } from "../form/EditForm";
import { Button } from "../ui/Button";
import { ModalDialog } from "../ui/ModalDialog";
import type { BulkChange } from "./bulk";

interface ChangeDialogProps<Change extends { ids: number[] }> {
  title: string;
  ids: number[];
  change: BulkChange<Change>;
  onClose: () => void;
  onDone: (change: Change) => void;
}

/** The save bar takes the dialog's background and sits at its very edge. */
export const saveBarOfDialog = {
  "--save-bar-ground": "var(--color-paper-raised)",
  "--save-bar-bottom": "calc(-1 * var(--space-5))",
};

/** Gives fields of all selected records the same values. */
export function ChangeDialog<Change extends { ids: number[] }>(props: ChangeDialogProps<Change>) {
  const { title, ids, change, onClose, onDone } = props;
  const { schema, Fields, save } = change;
  return (
    <ModalDialog title={title} onClose={onClose}>
      <chakra.div css={saveBarOfDialog}>
        <EditForm<Change>
          draftKey={null}
          initialValues={{ ids } as Change}
          schema={schema}
          save={(values) => save(values)}
          onSaved={onDone}
          submitLabel="SAVE"
          extraActions={<Button onClick={onClose}>Cancel</Button>}
        >
          <Fields />
        </EditForm>
      </chakra.div>
    </ModalDialog>
  );
}
