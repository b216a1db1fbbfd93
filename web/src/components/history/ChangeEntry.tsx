import { Link } from "react-router-dom";
import type { ChangeWhat, KeptKind } from "shared-types/history/codes";
import type { Change } from "shared-types/history/answers";
import { formatDateTime } from "../../lib/format";
import { panelPaths } from "../../lib/panel-paths";
import { useSite } from "../../lib/settings";
import { Button } from "../ui/Button";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { FieldChange } from "./FieldChange";
import styles from "./RecordHistory.module.css";

const whats: Record<ChangeWhat, string> = {
  added: "Added",
  changed: "Changed",
  deleted: "Moved to the bin",
  restored: "Restored from the bin",
};

interface ChangeEntryProps {
  kind: KeptKind;
  change: Change;
  isBusy: boolean;
  onUndo: (change: Change) => void;
}

/** The kind of change, and which link it concerned if not the record itself. */
function whatWords({ what, link }: Change): string {
  return link ? `Link “${link.text}”: ${whats[what].toLowerCase()}` : whats[what];
}

/** One change: who, when, what, and its undo button. */
export function ChangeEntry({ kind, change, isBusy, onUndo }: ChangeEntryProps) {
  const { timeZone } = useSite().settings;
  const when = formatDateTime(change.at, timeZone);
  const canUndo = change.what === "changed" && change.link?.etag !== "";
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <b>{whatWords(change)}</b> <time dateTime={change.at}>{when}</time>{" "}
        <span className={styles.who}>by {change.who}</span>
        {change.import && (
          <span className={styles.who}>
            {change.import.isUndo ? ", undoing the " : ", with the "}
            <Link to={panelPaths.csvImport(change.import.importId)}>
              import of {change.import.fileName || "a CSV file"}
            </Link>
          </span>
        )}
      </p>
      {change.fields.length > 0 && (
        <dl className={styles.fields}>
          {change.fields.map((field) => (
            <FieldChange key={field.fieldId} kind={change.link ? "link" : kind} field={field} />
          ))}
        </dl>
      )}
      {canUndo && (
        <Button
          className={styles.undo}
          aria-disabled={isBusy || undefined}
          onClick={() => onUndo(change)}
        >
          Undo<VisuallyHidden> the change from {when}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
