import { environment } from "../src/platform/environment";

export default [
  "global::request-log",
  // Before the rest: a cached response needs nothing that follows.
  "global::response-cache",
  {
    name: "strapi::security",
    config: { hsts: environment.publicUrl.startsWith("https://") },
  },
  "global::headers",
  // Strapi requires a middleware of this name; it is disabled (patches/disable-cors).
  "strapi::cors",
  // With this site's own answers (http/answer-failures).
  "strapi::errors",
  "global::known-calls",
  // Before query, body and session parsing: pages and files need none of it.
  "global::site",
  "strapi::query",
  {
    name: "strapi::body",
    config: {
      jsonLimit: "256kb",
      formLimit: "256kb",
      textLimit: "256kb",
      // Calls that take files read them after authorization.
      multipart: false,
    },
  },
  "global::session-calls",
  "global::sign-in",
  "global::admin-door",
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
];
