import { captchaMarkers, type ContactFields } from "shared-types/contact/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { solutionField } from "./solution-field";

/**
 * Validates a message (docs/product.md 4.7). The code of the rules is loaded when first needed; if that fails,
 * the server's validation is enough.
 */
export async function brokenRules(fields: ContactFields): Promise<ValidationErrors> {
  const rules = await import("./contact-rules").catch(() => undefined);
  return rules ? rules.brokenFields(fields) : [];
}

/** The error for a captcha value that is a widget state and not a solution. */
export function brokenCaptcha(response: string): ValidationErrors {
  const errorMessage = captchaMarkers[response];
  return errorMessage === undefined ? [] : [{ fieldId: solutionField, errorMessage }];
}
