import { mailAddress } from "shared-types";

/** Whether a text is exactly one e-mail address, not two and not a header. */
export function isEmailAddress(text: string): boolean {
  return mailAddress.test(text);
}
