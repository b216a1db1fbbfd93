import { captchaMarkers, type ContactFields, type ValidationErrors } from "shared-types";
import { solutionField } from "./solution-field";

/**
 * The rules of spec §5 that a letter breaks. Their code is fetched when it is first needed; where it does
 * not come, the server's word is enough.
 */
export async function brokenRules(fields: ContactFields): Promise<ValidationErrors> {
  const rules = await import("./contact-rules").catch(() => undefined);
  return rules ? rules.brokenFields(fields) : [];
}

/** Why the captcha's value cannot be sent yet: a marker of the widget in place of a solution (contract §10). */
export function brokenCaptcha(response: string): ValidationErrors {
  const errorMessage = captchaMarkers[response];
  return errorMessage === undefined ? [] : [{ fieldId: solutionField, errorMessage }];
}
