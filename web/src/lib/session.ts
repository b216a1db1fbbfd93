import { orElse } from "./or-else";

/** Reads JSON from session storage; `undefined` when there is none, or no storage. */
export function readSession(key: string): unknown {
  return orElse(() => JSON.parse(window.sessionStorage.getItem(key) ?? "") as unknown, undefined);
}

/** Stores a value for this tab; a full or forbidden storage is ignored. */
export function writeSession(key: string, value: unknown): void {
  orElse(() => window.sessionStorage.setItem(key, JSON.stringify(value)), undefined);
}

/** Removes a key from session storage. */
export function forgetSession(key: string): void {
  orElse(() => window.sessionStorage.removeItem(key), undefined);
}
