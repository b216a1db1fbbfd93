import { environment } from "../src/environment";

export default [
  "global::request-log",
  // Before the rest: an answer that is ready needs nothing of what follows.
  "global::answers",
  {
    name: "strapi::security",
    config: { hsts: environment.publicUrl.startsWith("https://") },
  },
  "global::headers",
  // Strapi asks for one of this name; it has been put out of action (bootstrap/no-cors).
  "strapi::cors",
  "global::api-errors",
  "strapi::errors",
  "global::faults",
  // Before all that reads queries, bodies and sessions: pages and files need none of it.
  "global::site",
  "strapi::query",
  {
    name: "strapi::body",
    config: {
      jsonLimit: "256kb",
      formLimit: "256kb",
      textLimit: "256kb",
      // Files are read by the calls that take them, once it is known who sends them.
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
