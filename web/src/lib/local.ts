/** Reads text from local storage; '' when there is none, or no storage. */
export function readLocal(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Stores text for this browser; '' removes it. A full or forbidden storage is ignored. */
export function writeLocal(key: string, text: string): void {
  try {
    if (text === "") window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    return;
  }
}

/** The keys in local storage that start so; none where storage is forbidden. */
export function localKeys(start: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
