import type { ValidationErrors } from "shared-types/kit/error-answers";

/** The outcome of a save that has a rate limit: no errors means done; `waitMs` above 0 means try again after that time. */
export interface LimitedSave {
  errors: ValidationErrors;
  waitMs: number;
}

export const done: LimitedSave = { errors: [], waitMs: 0 };

/** One broken rule as an outcome; `fieldId` '' is the form as a whole. */
export const rejected = (fieldId: string, errorMessage: string, waitMs = 0): LimitedSave => ({
  errors: [{ fieldId, errorMessage }],
  waitMs,
});
