import { accountMessages } from "shared-types";
import { isCommonPassword } from "../lib/common-passwords";

/** Why nobody should choose this password although its length is right; null when he may. */
export function passwordFault(password: string, email: string): string | null {
  if (isCommonPassword(password)) return accountMessages.common;
  return password.toLowerCase().includes(email.toLowerCase()) ? accountMessages.hasEmail : null;
}
