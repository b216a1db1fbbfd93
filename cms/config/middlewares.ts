import { environment } from "../src/environment";

export default [
  "global::request-log",
  // Before the rest: an answer that is ready needs nothing of what follows.
  "global::answers",
  "global::api-errors",
  "strapi::errors",
  "global::faults",
  {
    name: "strapi::security",
    config: { hsts: environment.publicUrl.startsWith("https://") },
  },
  { name: "strapi::cors", config: { origin: [environment.publicUrl], credentials: false } },
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
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
];
