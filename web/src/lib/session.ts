/** What session storage holds under a key as JSON; `undefined` when nothing, not JSON, or no storage. */
export function readSession(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Keeps a value for this tab; a full or forbidden storage is no reason to fail. */
export function writeSession(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** Forgets what is kept under a key. */
export function forgetSession(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
