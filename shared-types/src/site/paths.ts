import { namedPages, publicPages, type NamedPage } from "./codes";

const pagePaths = Object.fromEntries(
  namedPages.map((page) => [page, publicPages[page].path]),
) as Record<NamedPage, string>;

/** Every address of the site, in one place. */
export const paths = {
  ...pagePaths,
  search: "/search",
  faunaDetail: (keyId: string) => `/fauna/${encodeURIComponent(keyId)}`,
  floraDetail: (keyId: string) => `/flora/${encodeURIComponent(keyId)}`,
  plan: (keyId: string) => `/plans/${encodeURIComponent(keyId)}`,
  /** A plan with one of its marks open. */
  planting: (keyId: string, plantingId: number) =>
    `/plans/${encodeURIComponent(keyId)}#planting-${plantingId}`,
  photo: (photoId: number) => `/photos/${photoId}`,
} as const;

/** Links that start with / open in the same tab, others in a new one (docs/product.md 1.4). */
export const isSitePath = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** Where the folders of pictures are: in the browser on a copy of the site, below where the copy is. */
export const pictures = { root: "/assets/images" };

const file =
  (folder: string) =>
  (name: string, version = "") =>
    `${pictures.root}/${folder}/${encodeURIComponent(name)}${version && `?v=${version}`}`;

/** Where pictures are, with the version of a changed photo (docs/product.md 6.5). `resource` takes the category's folder. */
export const images = {
  full: file("_full"),
  thumb: file("_thumb"),
  key: file("_thumb/keys"),
  banner: file("_banners"),
  resource: (folder: string, name: string) => file(folder)(name),
} as const;
