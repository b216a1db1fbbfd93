import { Button } from "../ui/Button";
import { useDeletion, type Deletion } from "./use-deletion";

/** Deletes what is selected, in a bar whose actions all show. A record's own deletion is in a DeleteMenu. */
export function DeleteButton(props: Deletion) {
  const { isBusy, start } = useDeletion(props);
  return (
    <Button kind="danger" aria-disabled={isBusy || undefined} onClick={start}>
      {isBusy ? "Deleting..." : "Delete"}
    </Button>
  );
}
