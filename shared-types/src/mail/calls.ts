import type { Calls } from "../kit/call";
import { mailOffSchema, mailSettingsSchema } from "./schema";
import { mailAnswers } from "./answers";
import { validationErrors } from "../kit/error-answers";

export const mailCalls = {
  mailSettings: {
    method: "GET",
    path: "/api/owner/mail",
    summary: "How the site sends e-mail; the password is never told.",
    answer: mailAnswers.MailSettings,
  },
  mailSettingsUpdate: {
    method: "PUT",
    path: "/api/owner/mail",
    summary: "Sets how the site sends e-mail. An empty password keeps the saved one.",
    body: mailSettingsSchema,
    answer: validationErrors,
  },
  mailTest: {
    method: "POST",
    path: "/api/owner/mailtest",
    summary: "Sends a test e-mail with settings that need not be saved, and tells why it fails.",
    body: mailSettingsSchema,
    answer: validationErrors,
  },
  mailOff: {
    method: "POST",
    path: "/api/owner/mailoff",
    summary: "Turns e-mail off and forgets the mail server and its password.",
    body: mailOffSchema,
    answer: validationErrors,
  },
} as const satisfies Calls;
