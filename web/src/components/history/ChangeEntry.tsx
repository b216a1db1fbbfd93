import type { Change, ChangeWhat, KeptKind } from "shared-types";
import { formatDateTime } from "../../lib/format";
import { useSite } from "../../lib/settings";
import { Button } from "../ui/Button";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { FieldChange } from "./FieldChange";
import styles from "./RecordHistory.module.css";

const whats: Record<ChangeWhat, string> = {
  added: "Added",
  changed: "Changed",
  deleted: "Put into the bin",
  restored: "Restored from the bin",
};

interface ChangeEntryProps {
  kind: KeptKind;
  change: Change;
  isBusy: boolean;
  onUndo: (change: Change) => void;
}

/** One change: who made it, when, what it changed, and the way back. */
export function ChangeEntry({ kind, change, isBusy, onUndo }: ChangeEntryProps) {
  const { timeZone } = useSite().settings;
  const when = formatDateTime(change.at, timeZone);
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <b>{whats[change.what]}</b> <time dateTime={change.at}>{when}</time>{" "}
        <span className={styles.who}>by {change.who}</span>
      </p>
      {change.fields.length > 0 && (
        <dl className={styles.fields}>
          {change.fields.map((field) => (
            <FieldChange key={field.fieldId} kind={kind} field={field} />
          ))}
        </dl>
      )}
      {change.what === "changed" && (
        <Button
          className={styles.undo}
          aria-disabled={isBusy || undefined}
          onClick={() => onUndo(change)}
        >
          Undo<VisuallyHidden> the change of {when}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
