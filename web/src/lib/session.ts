import { tried } from "./tried";

/** Reads JSON from session storage; `undefined` when there is none, or no storage. */
export function readSession(key: string): unknown {
  return tried(() => JSON.parse(window.sessionStorage.getItem(key) ?? "") as unknown, undefined);
}

/** Stores a value for this tab; a full or forbidden storage is ignored. */
export function writeSession(key: string, value: unknown): void {
  tried(() => window.sessionStorage.setItem(key, JSON.stringify(value)), undefined);
}

/** Removes a key from session storage. */
export function forgetSession(key: string): void {
  tried(() => window.sessionStorage.removeItem(key), undefined);
}
