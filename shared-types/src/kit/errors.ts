export type ErrorCode =
  | "malformed"
  | "unauthenticated"
  | "codeNeeded"
  | "insecure"
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

/** The body of a read that failed (docs/product.md 5.1). */
export interface ErrorBody {
  error: { status: number; code: ErrorCode; message: string };
}

export const summaryHeading = "Please review the below issues.";
