import { passwordBytes } from "shared-types/account/codes";
import { limits } from "shared-types/kit/limits";
import { cleanText } from "shared-types/kit/text";

export interface Credentials {
  identifier: string;
  password: string;
}

/** The body of a sign-in: two strings, optionally a code, and nothing else; otherwise null. */
export function readCredentials(body: unknown): (Credentials & { code: string }) | null {
  if (typeof body !== "object" || body === null) return null;
  const { identifier, password, code = "", ...rest } = body as Record<string, unknown>;
  if (typeof identifier !== "string" || typeof password !== "string" || typeof code !== "string")
    return null;
  return Object.keys(rest).length === 0 ? { identifier, password, code } : null;
}

/** Whether an account can have this name; PostgreSQL refuses to search for some strings. */
export function isPlausibleIdentifier(identifier: string): boolean {
  return (
    identifier.length <= limits.email &&
    cleanText(identifier) === identifier &&
    /^\S+$/.test(identifier)
  );
}

/** bcrypt reads only 72 bytes, so a longer password must count as wrong, whatever it begins with. */
export function isPlausiblePassword(password: string): boolean {
  return Buffer.byteLength(password) <= passwordBytes.max;
}
