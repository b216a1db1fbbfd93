import { ApiError } from "../../../lib/errors";

/** Whether the password was right but a code is required. */
export const asksForCode = (error: unknown) =>
  error instanceof ApiError && error.code === "codeNeeded";

/** Why a sign-in failed and what to do, in a sentence. */
export function signInFault(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something went wrong. Please try again.";
  if (error.code === "network") return "Couldn’t reach the server. Please try again.";
  if (error.code === "insecure") return error.message;
  if (asksForCode(error)) return "Wrong code, or it has already been used. Wait for the next one.";
  if (error.status === 400 || error.status === 401)
    return "Wrong e-mail or password. Please try again.";
  if (error.status === 403) return "This account is not the owner’s.";
  if (error.status === 429) return "Too many tries. Please wait a minute, then try again.";
  return "Something went wrong on the server. Please try again.";
}
