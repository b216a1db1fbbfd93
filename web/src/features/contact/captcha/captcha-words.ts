import { contactMessages } from "shared-types/contact/codes";
import type { CaptchaKind } from "./captcha-state";

/** The captcha's text and button label in each state. */
export const captchaWords: Record<CaptchaKind, { text: string; button?: string }> = {
  unstarted: { text: "Anti-Robot Verification", button: "Click to start verification" },
  fetching: { text: "Fetching a puzzle for your browser..." },
  solving: { text: "Verifying you are human..." },
  completed: { text: "I am human" },
  expired: { text: contactMessages.captchaExpired, button: "Restart" },
  error: { text: contactMessages.captchaFailed, button: "Retry" },
};

/** The same words for the widget's own strings. */
export const widgetWords = {
  text_init: captchaWords.unstarted.text,
  text_ready: captchaWords.unstarted.text,
  button_start: captchaWords.unstarted.button ?? "",
  text_fetching: captchaWords.fetching.text,
  text_solving: captchaWords.solving.text,
  text_completed: captchaWords.completed.text,
  text_completed_sr: captchaWords.completed.text,
  text_expired: captchaWords.expired.text,
  button_restart: captchaWords.expired.button ?? "",
  text_error: captchaWords.error.text,
  button_retry: captchaWords.error.button ?? "",
  text_fetch_error: contactMessages.captchaConnection,
};
