import type { ContactMessage } from "shared-types/contact/schema";

/** The field with the captcha's state or solution; captcha errors have its name. */
export const solutionField = "frcCaptchaResponse" satisfies keyof ContactMessage;
