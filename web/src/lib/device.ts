const storageKey = "habitat-device";

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A name for this browser, the same in all its tabs; none where nothing can be kept. */
export function deviceId(): string | undefined {
  try {
    const known = window.localStorage.getItem(storageKey);
    if (known) return known;
    const made = randomId();
    window.localStorage.setItem(storageKey, made);
    return made;
  } catch {
    return undefined;
  }
}
