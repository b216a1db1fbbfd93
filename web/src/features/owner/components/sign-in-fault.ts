import { ApiError } from "../../../lib/errors";

/** Whether the password was right but a code is required. */
export const asksForCode = (error: unknown) =>
  error instanceof ApiError && error.code === "codeNeeded";

/** Why a sign-in failed and what to do, in a sentence. */
export function signInFault(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something broke. Please try again.";
  if (error.code === "network") return "The server could not be reached. Please try again.";
  if (asksForCode(error))
    return "That code is not right, or it has been used. Wait for the next one.";
  if (error.status === 400 || error.status === 401)
    return "This e-mail address and this password do not belong together.";
  if (error.status === 403) return "This account is not the owner’s.";
  if (error.status === 429) return "Too many tries. Please wait a minute, then try again.";
  return "The server did not answer as it should. Please try again.";
}
