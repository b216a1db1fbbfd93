import { createContext, useContext } from "react";
import type { ValidationErrors } from "shared-types";

/** What a button inside an EditForm may tell it. */
export interface EditFormContact {
  /** Shows why something could not be done, in the summary. */
  report: (errors: ValidationErrors) => void;
  /** Nothing is to be kept any more: the record is gone. */
  forget: () => void;
}

export const EditFormContext = createContext<EditFormContact | null>(null);

/** The EditForm around a button; null outside of one. */
export const useEditForm = () => useContext(EditFormContext);
