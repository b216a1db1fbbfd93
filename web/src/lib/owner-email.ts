import { dropAllDrafts } from "./drafts";
import { readLocal, writeLocal } from "./local";

const key = "cpOwnerEmail";

/** The e-mail address last signed in with in this browser; '' if unknown, or after signing out. */
export const knownEmail = () => readLocal(key);

/**
 * Remembers the e-mail address for signing in again; '' forgets it. What was typed stays for the same owner
 * only, whose session may just have expired.
 */
export function rememberEmail(email: string): void {
  const known = knownEmail();
  if (email === "" || (known !== "" && known !== email)) dropAllDrafts();
  writeLocal(key, email);
}

/** The same owner's new address: what was typed stays. */
export const correctKnownEmail = (email: string) => writeLocal(key, email);
