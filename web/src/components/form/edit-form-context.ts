import { createContext, useContext } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";

/** What a button inside an EditForm can do with it. */
interface EditFormApi {
  /** Shows errors in the summary. */
  report: (errors: ValidationErrors) => void;
  /** Shows errors of what is typed, in the summary and on their fields until these change. */
  refuse: (errors: ValidationErrors) => void;
  /** Drops unsaved changes, and what is kept of them: thrown away, or the record was deleted. */
  forget: () => void;
  /** The record was saved beside the form: its next version is no one else's. */
  savedBeside: () => void;
}

export const EditFormContext = createContext<EditFormApi | null>(null);

/** The EditForm around a button; null outside one. */
export const useEditForm = () => useContext(EditFormContext);
