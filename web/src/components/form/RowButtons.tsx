import { Button } from "../ui/Button";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import type { OpenRows } from "./use-open-row";

interface RowButtonsProps<Mode extends string> {
  row: OpenRows<Mode>;
  id: number;
  /** The row's name, for screen readers. */
  of: string;
  /** What the row opens for; the words on its buttons. */
  modes: readonly Mode[];
}

/** The buttons that open a row of an index. */
export function RowButtons<Mode extends string>({ row, id, of, modes }: RowButtonsProps<Mode>) {
  return modes.map((mode) => (
    <Button
      key={mode}
      id={row.buttonId(id, mode)}
      disabled={row.open !== null}
      onClick={() => row.show(id, mode)}
    >
      {mode}
      <VisuallyHidden> {of}</VisuallyHidden>
    </Button>
  ));
}
