/** Every address of the site, spelled once. */
export const paths = {
  home: "/",
  blueprint2: "/plans/blueprint2",
  blueprint1: "/plans/blueprint1",
  resources: "/resources",
  cats: "/cats",
  fauna: "/fauna",
  flora: "/flora",
  photos: "/photos",
  contact: "/contact",
  faunaDetail: (keyId: string) => `/fauna/${encodeURIComponent(keyId)}`,
  floraDetail: (keyId: string) => `/flora/${encodeURIComponent(keyId)}`,
  photo: (photoId: number) => `/photos/${photoId}`,
} as const;

/** The screen an address is on: a photo's own address opens the gallery with that photo over it. */
export function screenOf(pathname: string): string {
  return pathname.startsWith(`${paths.photos}/`) ? paths.photos : pathname;
}

const file = (folder: string) => (name: string) =>
  `/assets/images/${folder}/${encodeURIComponent(name)}`;

/** Where pictures lie (contract §6, §10). `resource` takes the category's folder. */
export const images = {
  full: file("_full"),
  thumb: file("_thumb"),
  key: file("_thumb/keys"),
  banner: file("_banners"),
  resource: (folder: string, name: string) => file(folder)(name),
  site: file("site"),
} as const;

const notPages = /^\/(api|assets|admin|cp|_health|[^/]*\.[a-z0-9]+)(\/|$|\?|#)/i;

/** Whether an address is a page the router shows, and not a file, a call or another site. */
export function isPagePath(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !notPages.test(href);
}

/** Links that start with / open in the same tab, others in a new one (spec §2). */
export function isSitePath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
