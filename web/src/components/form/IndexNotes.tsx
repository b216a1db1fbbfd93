import { useState } from "react";
import type { KeptRecord } from "shared-types/history/schema";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { Confirmation } from "./Confirmation";
import styles from "./IndexNotes.module.css";
import { ValidationSummary } from "./ValidationSummary";

export interface Notes {
  notice: string;
  /** What was put into the bin. */
  binned: readonly KeptRecord[];
  errors: ValidationErrors;
  attempt: number;
  say: (text: string, binned?: readonly KeptRecord[]) => void;
  fail: (errors: ValidationErrors) => void;
}

const nothing = { notice: "", binned: [], errors: [], attempt: 0 };

/** The messages of an index about the last save or delete in one of its rows. */
export function useIndexNotes(): Notes {
  const [state, setState] = useState<Omit<Notes, "say" | "fail">>(nothing);
  return {
    ...state,
    say: (notice, binned = []) => setState({ ...nothing, notice, binned }),
    fail: (errors) => setState(({ attempt }) => ({ ...nothing, errors, attempt: attempt + 1 })),
  };
}

/** Sticky above an index: what was done, or why not. */
export function IndexNotes({ notes }: { notes: Notes }) {
  return (
    <div className={styles.notes}>
      <Confirmation binned={notes.binned}>{notes.notice}</Confirmation>
      <ValidationSummary errors={notes.errors} attempt={notes.attempt} />
    </div>
  );
}
