import { useState } from "react";
import type { ValidationErrors } from "shared-types";
import { Confirmation } from "./Confirmation";
import styles from "./IndexNotes.module.css";
import { ValidationSummary } from "./ValidationSummary";

export interface Notes {
  said: string;
  errors: ValidationErrors;
  attempt: number;
  say: (text: string) => void;
  fail: (errors: ValidationErrors) => void;
}

/** The messages of an index about the last save or delete in one of its rows. */
export function useIndexNotes(): Notes {
  const [state, setState] = useState({ said: "", errors: [] as ValidationErrors, attempt: 0 });
  return {
    ...state,
    say: (said) => setState({ said, errors: [], attempt: 0 }),
    fail: (errors) => setState(({ attempt }) => ({ said: "", errors, attempt: attempt + 1 })),
  };
}

/** Sticky above an index: what was done, or why not. */
export function IndexNotes({ notes }: { notes: Notes }) {
  return (
    <div className={styles.notes}>
      <Confirmation>{notes.said}</Confirmation>
      <ValidationSummary errors={notes.errors} attempt={notes.attempt} />
    </div>
  );
}
