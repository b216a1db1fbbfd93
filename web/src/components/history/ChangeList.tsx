import { useState } from "react";
import { historyLimits } from "shared-types/history/codes";
import type { Change } from "shared-types/history/answers";
import type { KeptRecord } from "shared-types/history/schema";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { ApiError } from "../../lib/errors";
import { ownerReadTagged, saving } from "../../lib/owner-calls";
import { useOwnerRecord } from "../../lib/owner-swr";
import { Failed } from "../feedback/Failed";
import { Loading, SkeletonText } from "../feedback/Skeleton";
import { whyNotDone } from "../form/errors";
import { IndexNotes, useIndexNotes } from "../form/IndexNotes";
import { ChangeEntry } from "./ChangeEntry";
import { fieldLabel } from "./field-words";
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
    const errors = await saving("POST /api/changeundo")(wanted, etag).catch(whyNotUndone);
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
