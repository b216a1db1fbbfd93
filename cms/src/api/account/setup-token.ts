import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

let current: string | null = null;

/** The token of the set-up link: one for each run of the server, valid until the owner exists. */
export function setupToken(): string {
  current ??= randomBytes(24).toString("base64url");
  return current;
}

/** Uses the link up if this is its token; synchronously, so that only one of two concurrent requests succeeds. */
export function redeemSetupToken(given: string): boolean {
  if (current === null || !timingSafeEqual(digest(given), digest(current))) return false;
  current = null;
  return true;
}

/** Makes the link valid again if the owner could not be created after all. */
export function restoreSetupToken(token: string): void {
  current = token;
}
