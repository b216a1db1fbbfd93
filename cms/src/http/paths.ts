/** What belongs to Strapi: its admin, the admin's own calls, uploads and health. */
export const strapiPrefixes = [
  "api",
  "admin",
  "uploads",
  "upload",
  "_health",
  "content-manager",
  "content-type-builder",
  "users-permissions",
  "i18n",
  "email",
  "review-workflows",
  "content-releases",
  "cloud",
].map((name) => `/${name}`);

/** Whether a path is `prefix` or below it. */
export const isUnder = (path: string, prefix: string) =>
  path === prefix || path.startsWith(`${prefix}/`);

/** Whether Strapi answers this path, its admin or a call; case-sensitive. */
export const belongsToStrapi = (path: string) =>
  strapiPrefixes.some((prefix) => isUnder(path, prefix));

const openPrefixes = ["/api", "/uploads", "/_health"];

/** Whether a path belongs to Strapi's admin or its calls; case-insensitive. */
export function belongsToAdmin(path: string): boolean {
  const plain = path.toLowerCase();
  return belongsToStrapi(plain) && !openPrefixes.some((prefix) => isUnder(plain, prefix));
}

/** Whether this is the path of the sitemap, feed, robots.txt or manifest (docs/decisions/025). */
export const isDiscoveryFile = (path: string) =>
  /^\/(robots\.txt|feed\.xml|manifest\.webmanifest|sitemap(-[1-9]\d{0,5})?\.xml)$/.test(path);

const isRootFile = (path: string) => /^\/[\w-]+\.(ico|png|svg|txt|js)$/.test(path);

/** Whether this is the path of a picture. */
export const isPicture = (path: string) => isUnder(path, "/assets/images");

/** Whether this is the path of a web app file: versioned below /assets, or at the root. */
export const isAppFile = (path: string) =>
  isRootFile(path) || (isUnder(path, "/assets") && !isPicture(path));

/** Whether this is the path of a public page, existing or not. */
export const isPagePath = (path: string) =>
  !belongsToStrapi(path) && !isUnder(path, "/assets") && !isUnder(path, "/cp") && !isAppFile(path);
