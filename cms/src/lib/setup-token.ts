import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

let current: string | null = null;

/** The token of the set-up link: one for each run of the server, valid until the owner exists. */
export function setupToken(): string {
  current ??= randomBytes(24).toString("base64url");
  return current;
}

/** Uses the link up if this is its token; at once, so that of two who come together one is first. */
export function takeSetupToken(given: string): boolean {
  if (current === null || !timingSafeEqual(digest(given), digest(current))) return false;
  current = null;
  return true;
}

/** Makes the link valid again, when the owner could not be created after all. */
export function giveBackSetupToken(token: string): void {
  current = token;
}
