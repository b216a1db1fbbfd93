import type { ValidationErrors } from "./errors";

/** What a visitor writes in the contact form (spec §3). */
export interface ContactFields {
  nameFirst: string;
  nameLast: string;
  email: string;
  photoId: string;
  message: string;
}

/** POST /api/contactadd, request. */
export interface ContactMessage extends ContactFields {
  /** The solution of the captcha, or one of the widget's markers. */
  frcCaptchaResponse: string;
  /** No person sees this field; what fills it in is a program. */
  website: string;
}

/** What a form sent without scripts is answered with: the page shows it in the form's place. */
export interface PostedContact {
  values: ContactFields;
  errors: ValidationErrors;
  /** To be answered before the message is taken; null when rules are broken or all is done. */
  question: ContactQuestion | null;
  isSent: boolean;
}

/** Stands in for the captcha where there are no scripts. */
export interface ContactQuestion {
  text: string;
  /** Goes back with the answer: signed, for an hour, for one message. */
  token: string;
}

/** What the form posts beside `ContactFields` when it answers the question. */
export const questionFields = { answer: "questionAnswer", token: "questionToken" } as const;

export const contactMessages = {
  message: "Please enter a message.",
  email: "Please enter a valid email address, or leave that field empty.",
  captchaUnstarted: "Please click the captcha button where it reads 'Click to start verification.'",
  captchaUnfinished: "The captcha is still at work. Please wait a moment and send again.",
  captchaFailed: "Verification failed",
  captchaExpired: "Anti-Robot verification expired",
  captchaBrowser: "Browser check failed, try a different browser",
  captchaSitekey: "Website problem: sitekey not set",
  captchaWorker: "Background worker error",
  captchaConnection: "The verification could not be reached. Check your connection and try again.",
  captchaUsed: "This verification has been used already. Please verify once more.",
  tooOften: "Five messages an hour are as many as this form takes. Please send yours later.",
  tooManyTries: "The verification has failed too often. Please try again in an hour.",
  question: "That is not the right answer. Please try this one.",
} as const;

/** Messages accepted from one address in an hour, and solutions refused (contract §4, §10). */
export const contactLimits = { perHour: 5, wrongSolutionsPerHour: 30 } as const;

/** What the captcha widget puts into its field before there is a solution (contract §10). */
export const captchaMarkers: Record<string, string> = {
  "": contactMessages.captchaUnstarted,
  ".UNSTARTED": contactMessages.captchaUnstarted,
  ".FETCHING": contactMessages.captchaUnfinished,
  ".UNFINISHED": contactMessages.captchaUnfinished,
  ".ERROR": contactMessages.captchaFailed,
  ".HEADLESS_ERROR": contactMessages.captchaBrowser,
  ".EXPIRED": contactMessages.captchaExpired,
};

/** GET /api/captcha/puzzle, answer: what the widget solves. */
export interface CaptchaPuzzle {
  data: { puzzle: string };
}
