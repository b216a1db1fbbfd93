import type { ContactMessage } from "shared-types";

/** The field with the captcha's marker or solution; errors of the captcha carry its name (contract §10). */
export const solutionField = "frcCaptchaResponse" satisfies keyof ContactMessage;
