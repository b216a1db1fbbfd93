import type { ValidationErrors } from "../kit/error-answers";

/** What a visitor writes in the contact form (docs/product.md 4.7). */
export interface ContactFields {
  nameFirst: string;
  nameLast: string;
  email: string;
  photoId: string;
  message: string;
}

/** The answer to a form sent without scripts; the page shows it in place of the form. */
export interface PostedContact {
  values: ContactFields;
  errors: ValidationErrors;
  /** To be answered before the message is accepted; null when rules are broken or all is done. */
  question: ContactQuestion | null;
  isSent: boolean;
}

/** Replaces the captcha where there are no scripts. */
export interface ContactQuestion {
  text: string;
  /** Sent back with the answer: signed, valid for an hour, for one message. */
  token: string;
}

/** What the form posts besides `ContactFields` when it answers the question. */
export const questionFields = { answer: "questionAnswer", token: "questionToken" } as const;

export const contactMessages = {
  message: "Please enter a message.",
  email: "Please enter a valid email address, or leave that field empty.",
  captchaUnstarted: "Please click the captcha button where it reads 'Click to start verification.'",
  captchaUnfinished: "Still verifying. Please wait a moment and send again.",
  captchaFailed: "Verification failed",
  captchaExpired: "Anti-Robot verification expired",
  captchaBrowser: "Browser check failed, try a different browser",
  captchaSitekey: "Website problem: sitekey not set",
  captchaWorker: "Background worker error",
  captchaConnection: "Couldn’t verify. Check your connection and try again.",
  captchaUsed: "This verification was already used. Please verify again.",
  tooOften: "This form takes five messages an hour from one address. Please try again later.",
  tooManyTries: "Too many failed tries. Please try again in an hour.",
  question: "That’s not the right answer. Please try this question.",
  questionEmpty: "Please answer the question.",
} as const;

/** Messages accepted from one address in an hour, and solutions refused (docs/product.md 7.4). */
export const contactLimits = { perHour: 5, wrongSolutionsPerHour: 30 } as const;

/** What the captcha widget puts into its field before there is a solution (docs/product.md 7.4). */
export const captchaMarkers: Record<string, string> = {
  "": contactMessages.captchaUnstarted,
  ".UNSTARTED": contactMessages.captchaUnstarted,
  ".FETCHING": contactMessages.captchaUnfinished,
  ".UNFINISHED": contactMessages.captchaUnfinished,
  ".ERROR": contactMessages.captchaFailed,
  ".HEADLESS_ERROR": contactMessages.captchaBrowser,
  ".EXPIRED": contactMessages.captchaExpired,
};
