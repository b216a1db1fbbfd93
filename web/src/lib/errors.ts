import type { ErrorCode } from "shared-types/kit/errors";

/**
 * `network`: the server was not reached; `blocked`: a proxy or firewall has refused the call in its place;
 * `unreadable`: its answer is not a documented one.
 */
export type Fault = ErrorCode | "network" | "blocked" | "unreadable";

/** What is said of a server that was not reached, and of one that failed. */
export const faultWords = {
  network: "Couldn’t reach the server.",
  blocked: "Something in front of this site, such as a proxy or firewall, refused this.",
  internal: "Something went wrong on the server.",
} as const;

/** The error of every call: HTTP status (0 when the server was not reached) and code. */
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

/** Whether retrying may help. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Whether the server was not reached, so that the outcome of the call is unknown. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
}

/** Whether the server says that there is no such record. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
