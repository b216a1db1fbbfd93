/** One broken rule: `fieldId` is the payload's key, '' for the record as a whole (contract §3). */
export interface ValidationErrorItem {
  fieldId: string;
  errorMessage: string;
}

/** The answer of every call that saves: empty means done. */
export type ValidationErrors = ValidationErrorItem[];

export type ErrorCode =
  | "malformed"
  | "unauthenticated"
  | "codeNeeded"
  | "forbidden"
  | "notFound"
  | "methodNotAllowed"
  | "conflict"
  | "changed"
  | "tooLarge"
  | "unsupportedType"
  | "tooMany"
  | "unavailable"
  | "internal";

/** The body of a read that failed (contract §3). */
export interface ErrorBody {
  error: { status: number; code: ErrorCode; message: string };
}

export const summaryHeading = "Please review the below issues.";
