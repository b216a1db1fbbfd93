import { accountMessages } from "shared-types/account/codes";
import { isCommonPassword } from "./common-passwords";

/** Why a password of valid length should not be chosen; null if it may be. */
export function passwordError(password: string, email: string): string | null {
  if (isCommonPassword(password)) return accountMessages.common;
  return password.toLowerCase().includes(email.toLowerCase()) ? accountMessages.hasEmail : null;
}
