import { environment } from "../src/environment";

export default [
  "global::api-errors",
  "strapi::logger",
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
      formidable: { maxFileSize: 50 * 1024 * 1024 },
    },
  },
  "global::session-calls",
  "global::sign-in",
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
];
