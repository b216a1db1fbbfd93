/** What belongs to Strapi: its admin, the admin's own calls, uploads and health. */
export const strapiPrefixes = [
  ...["api", "admin", "uploads", "upload", "_health", "content-manager", "content-type-builder"],
  ...["users-permissions", "i18n", "email", "review-workflows", "content-releases", "cloud"],
].map((name) => `/${name}`);

/** Whether a path is `prefix` or lies below it. */
export const under = (path: string, prefix: string) =>
  path === prefix || path.startsWith(`${prefix}/`);

/** Whether Strapi answers at this path, its admin or a call; letters as written. */
export const belongsToStrapi = (path: string) =>
  strapiPrefixes.some((prefix) => under(path, prefix));

const openPrefixes = ["/api", "/uploads", "/_health"];

/** Whether a path belongs to Strapi's admin or its calls, however its letters are written. */
export function belongsToAdmin(path: string): boolean {
  const plain = path.toLowerCase();
  return belongsToStrapi(plain) && !openPrefixes.some((prefix) => under(plain, prefix));
}

/** Whether this is where machines find their way by: sitemap, feed, robots and manifest (decision 060). */
export const isSignpost = (path: string) =>
  /^\/(robots\.txt|feed\.xml|manifest\.webmanifest|sitemap(-[1-9]\d{0,5})?\.xml)$/.test(path);

const isRootFile = (path: string) => /^\/[\w-]+\.(ico|png|svg|txt|js)$/.test(path);

/** Whether a picture of the garden is asked for at this path. */
export const isPicture = (path: string) => under(path, "/assets/images");

/** Whether a file of the web app is asked for: below /assets by a name that holds its version, or at the root. */
export const isAppFile = (path: string) =>
  isRootFile(path) || (under(path, "/assets") && !isPicture(path));

/** Whether a visitor's page is asked for at this path, or one that does not exist. */
export const isPagePath = (path: string) =>
  !belongsToStrapi(path) && !under(path, "/assets") && !under(path, "/cp") && !isAppFile(path);
