import { useState } from "react";
import { Link } from "react-router-dom";
import type { Change } from "shared-types/history/answers";
import { historyLimits, type ChangeWhat, type KeptKind } from "shared-types/history/codes";
import type { KeptRecord } from "shared-types/history/schema";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { ApiError } from "../../lib/errors";
import { formatDateTime } from "../../lib/format";
import { ownerReadTagged, saving } from "../../lib/owner-calls";
import { useOwnerRecord } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import { useSite } from "../../lib/settings";
import { Failed } from "../feedback/Failed";
import { Loading, SkeletonText } from "../feedback/Skeleton";
import { whyNotDone } from "../form/errors";
import { IndexNotes, useIndexNotes } from "../form/IndexNotes";
import { Button } from "../ui/Button";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { fieldLabel } from "./field-words";
import { FieldChange } from "./FieldChange";
import styles from "./RecordHistory.module.css";

/** The question before an undo that overwrites later changes; '' when it overwrites none. */
function question({ fields }: Change): string {
  const later = fields.filter(({ isChangedSince }) => isChangedSince);
  if (later.length === 0) return "";
  const names = later.map(({ fieldId }) => `“${fieldLabel(fieldId)}”`).join(", ");
  return `${names}: changed again later. Undoing this would overwrite that too. Are you sure?`;
}

/** Why an undo failed; a concurrent save has a message of its own. */
function whyNotUndone(error: unknown): ValidationErrors {
  const isChanged = error instanceof ApiError && error.status === 412;
  return isChanged ? [{ fieldId: "", errorMessage: error.message }] : whyNotDone(error);
}

const named = (errors: ValidationErrors): ValidationErrors =>
  errors.map(({ fieldId, errorMessage }) => ({
    fieldId: "",
    errorMessage: fieldId === "" ? errorMessage : `${fieldLabel(fieldId)}: ${errorMessage}`,
  }));

/** The changes of one record and of its links, newest first. */
export function ChangeList({ kind, id }: KeptRecord) {
  const { data, error, retry } = useOwnerRecord(`history/${kind}/${id}`, () =>
    ownerReadTagged("GET /api/history/{kind}/{id}", { params: { kind, id } }),
  );
  const notes = useIndexNotes();
  const [isBusy, setIsBusy] = useState(false);

  const undo = async (change: Change) => {
    const asked = question(change);
    if (isBusy || (asked !== "" && !window.confirm(asked))) return;
    setIsBusy(true);
    const wanted = { changeId: change.changeId, overwrite: asked !== "" };
    const etag = (change.link ?? data)?.etag ?? "";
    const errors = await saving("POST /api/changeundo")(wanted, { ifMatch: etag }).catch(
      whyNotUndone,
    );
    setIsBusy(false);
    if (errors.length > 0) {
      notes.fail(named(errors));
      retry();
    } else notes.say("Undone.");
  };

  if (!data && error) return <Failed message="Couldn’t load the history." onRetry={retry} />;
  if (!data) {
    return (
      <Loading what="the history">
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  return (
    <>
      <IndexNotes notes={notes} />
      {data.data.length === 0 ? (
        <p className={styles.empty}>
          No changes yet. The last {historyLimits.changes} are kept here for {historyLimits.years}{" "}
          years.
        </p>
      ) : (
        <ol role="list">
          {data.data.map((change) => (
            <ChangeEntry
              key={change.changeId}
              kind={kind}
              change={change}
              isBusy={isBusy}
              onUndo={(wanted) => void undo(wanted)}
            />
          ))}
        </ol>
      )}
    </>
  );
}

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
function ChangeEntry({ kind, change, isBusy, onUndo }: ChangeEntryProps) {
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
