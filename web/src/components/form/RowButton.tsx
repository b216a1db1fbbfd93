import { Button } from "../ui/Button";
import { VisuallyHidden } from "../ui/VisuallyHidden";

interface RowButtonProps {
  id: string;
  label: string;
  /** The row it belongs to, for screen readers. */
  of: string;
  isDisabled: boolean;
  onClick: () => void;
}

/** A button that opens a row of an index. */
export function RowButton({ id, label, of, isDisabled, onClick }: RowButtonProps) {
  return (
    <Button id={id} disabled={isDisabled} onClick={onClick}>
      {label}
      <VisuallyHidden> {of}</VisuallyHidden>
    </Button>
  );
}
