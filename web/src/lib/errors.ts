import type { ErrorCode } from "shared-types";

/** `network`: the server was not reached; `unreadable`: it answered something that is not the contract's. */
export type Fault = ErrorCode | "network" | "unreadable";

/** The one error of every call: HTTP status (0 when the server was not reached) and what kind. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: number,
    readonly code: Fault,
    message: string,
  ) {
    super(message);
  }
}

/** Whether the same call may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Whether the server was not reached: the fault lies with the way, and nothing is known of the call. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
}

/** Whether the server says that there is no such record. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
