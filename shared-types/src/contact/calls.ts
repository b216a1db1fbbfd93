import type { Calls } from "../kit/call";
import { contactMessageSchema } from "./schema";
import { validationErrors } from "../kit/error-answers";
import { inboxAnswers } from "../inbox/answers";

export const contactCalls = {
  contactAdd: {
    method: "POST",
    path: "/api/contactadd",
    who: "anyone",
    summary: "Takes a message to the owner.",
    body: contactMessageSchema,
    answer: validationErrors,
  },
  captchaPuzzle: {
    method: "GET",
    path: "/api/captcha/puzzle",
    who: "anyone",
    summary: "A puzzle of this site's own captcha.",
    // The widget always sends it, whoever makes the puzzle.
    query: ["sitekey"],
    answer: inboxAnswers.CaptchaPuzzle,
  },
} as const satisfies Calls;
