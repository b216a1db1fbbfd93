import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

let current: string | null = null;

/** The token of the set-up link: one for each run of the server, valid until the owner exists. */
export function setupToken(): string {
  current ??= randomBytes(24).toString("base64url");
  return current;
}

export function isSetupToken(given: string): boolean {
  return current !== null && timingSafeEqual(digest(given), digest(current));
}

/** Called when the owner exists: the link is used up. */
export function spendSetupToken(): void {
  current = null;
}
