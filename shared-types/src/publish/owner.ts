import type { Calls } from "../kit/call";

export const publishCalls = {
  publish: {
    method: "GET",
    path: "/api/publish",
    summary: "Where the site is published, what is not published yet, and how publishes went.",
    answer: "Publish",
  },
  publishSettings: {
    method: "PUT",
    path: "/api/publishsettings",
    summary: "Sets where and when the site is published.",
    body: "PublishSettingsDraft",
    answer: "ValidationErrors",
  },
  publishTest: {
    method: "POST",
    path: "/api/publishtest",
    summary: "Says whether the site can be published with settings that need not be saved.",
    body: "PublishSettingsDraft",
    answer: "ValidationErrors",
  },
  publishRun: {
    method: "POST",
    path: "/api/publishrun",
    summary:
      "Begins to publish, or with dryRun to count what that would do; answers 202, and GET publish tells how far it is.",
    body: "PublishRunAsk",
    answer: "PublishRun",
  },
  publishCancel: {
    method: "POST",
    path: "/api/publishcancel",
    summary: "Ends a publish early; what is online stays whole.",
    answer: "ValidationErrors",
  },
  publishTicket: {
    method: "POST",
    path: "/api/publishticket",
    summary: "A token to start the download of the zip: it works once, within a minute.",
    answer: "PublishTicket",
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
