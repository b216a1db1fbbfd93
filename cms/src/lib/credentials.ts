import { limits, passwordBytes } from "shared-types";
import { keptText } from "shared-types/schemas";

export interface Credentials {
  identifier: string;
  password: string;
}

/** The body of a sign-in: two texts, a code where one is asked for, and nothing else; null otherwise. */
export function readCredentials(body: unknown): (Credentials & { code: string }) | null {
  if (typeof body !== "object" || body === null) return null;
  const { identifier, password, code = "", ...rest } = body as Record<string, unknown>;
  if (typeof identifier !== "string" || typeof password !== "string" || typeof code !== "string")
    return null;
  return Object.keys(rest).length === 0 ? { identifier, password, code } : null;
}

/** Whether there can be an account of this name; PostgreSQL would refuse to look for some texts. */
export function isPlausibleIdentifier(identifier: string): boolean {
  return (
    identifier.length <= limits.email &&
    keptText(identifier) === identifier &&
    /^\S+$/.test(identifier)
  );
}

/** bcrypt reads 72 bytes; a longer password is a wrong one, not a right one with something after it. */
export function isPlausiblePassword(password: string): boolean {
  return Buffer.byteLength(password) <= passwordBytes.max;
}
