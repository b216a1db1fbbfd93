import { readLocal, writeLocal } from "./local";

const key = "cpOwnerEmail";

/** The e-mail address last signed in with in this browser; '' if unknown, or after signing out. */
export const knownEmail = () => readLocal(key);

/** Remembers the e-mail address for signing in again; '' forgets it. */
export const rememberEmail = (email: string) => writeLocal(key, email);
