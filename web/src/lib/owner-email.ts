const key = "cpOwnerEmail";

/** The e-mail address last signed in with in this browser; '' if unknown, or after signing out. */
export function knownEmail(): string {
  try {
    return window.localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Remembers the e-mail address for signing in again; '' forgets it. */
export function rememberEmail(email: string): void {
  try {
    if (email === "") window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, email);
  } catch {
    // Storage is full or forbidden: the owner types the address.
  }
}
