import type { Calls } from "../kit/call";

export const contactCalls = {
  contactAdd: {
    method: "POST",
    path: "/api/contactadd",
    who: "anyone",
    summary: "Takes a message to the owner.",
    body: "ContactMessage",
    answer: "ValidationErrors",
  },
  captchaPuzzle: {
    method: "GET",
    path: "/api/captcha/puzzle",
    who: "anyone",
    summary: "A puzzle of this site's own captcha.",
    // The widget always sends it, whoever makes the puzzle.
    query: ["sitekey"],
    answer: "CaptchaPuzzle",
  },
} as const satisfies Calls;
