/** What belongs to Strapi: its admin, the admin's own calls, uploads and health. */
const strapiPrefixes = [
  ...["api", "admin", "uploads", "upload", "_health", "content-manager", "content-type-builder"],
  ...["users-permissions", "i18n", "email", "review-workflows", "content-releases", "cloud"],
].map((name) => `/${name}`);

/** Whether a path is `prefix` or lies below it. */
export const under = (path: string, prefix: string) =>
  path === prefix || path.startsWith(`${prefix}/`);

export const belongsToStrapi = (path: string) =>
  strapiPrefixes.some((prefix) => under(path, prefix));

/** A file of the web app that stands at the site's root. */
export const isRootFile = (path: string) => /^\/[\w-]+\.(ico|png|svg|txt|webmanifest)$/.test(path);

/** Whether a visitor's page is asked for at this path, or one that does not exist. */
export const isPagePath = (path: string) =>
  !belongsToStrapi(path) && !under(path, "/assets") && !under(path, "/cp") && !isRootFile(path);
