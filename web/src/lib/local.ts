import { orElse } from "./or-else";

/** Reads text from local storage; '' when there is none, or no storage. */
export const readLocal = (key: string): string =>
  orElse(() => window.localStorage.getItem(key), null) ?? "";

/** Stores text for this browser; '' removes it. A full or forbidden storage is ignored. */
export function writeLocal(key: string, text: string): void {
  orElse(() => {
    if (text === "") window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  }, undefined);
}

/** The keys in local storage that start so; none where storage is forbidden. */
export const localKeys = (start: string): string[] =>
  orElse(() => Object.keys(window.localStorage), []).filter((key) => key.startsWith(start));
