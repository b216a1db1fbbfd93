import type { Calls } from "../kit/call";
import { publishRunSchema, publishSettingsSchema } from "./schema";
import { publishAnswers } from "./answers";
import { validationErrors } from "../kit/error-answers";

export const publishCalls = {
  publish: {
    method: "GET",
    path: "/api/publish",
    summary: "Where the site is published, what is not published yet, and how publishes went.",
    answer: publishAnswers.Publish,
  },
  publishSettings: {
    method: "PUT",
    path: "/api/publishsettings",
    summary: "Sets where and when the site is published.",
    body: publishSettingsSchema,
    answer: validationErrors,
  },
  publishTest: {
    method: "POST",
    path: "/api/publishtest",
    summary: "Says whether the site can be published with settings that need not be saved.",
    body: publishSettingsSchema,
    answer: validationErrors,
  },
  publishRun: {
    method: "POST",
    path: "/api/publishrun",
    summary:
      "Begins to publish, or with dryRun to count what that would do; answers 202, and GET publish tells how far it is.",
    body: publishRunSchema,
    answer: publishAnswers.PublishRun,
  },
  publishCancel: {
    method: "POST",
    path: "/api/publishcancel",
    summary: "Ends a publish early; what is online stays whole.",
    answer: validationErrors,
  },
  publishTicket: {
    method: "POST",
    path: "/api/publishticket",
    summary: "A token to start the download of the zip: it works once, within a minute.",
    answer: publishAnswers.PublishTicket,
  },
  publishZip: {
    method: "GET",
    path: "/api/publishzip",
    who: "anyone",
    query: ["ticket"],
    summary: "The zip of the last publish, for the owner or with such a token.",
    mediaType: "application/zip",
  },
} as const satisfies Calls;
