/** Every address of the site, in one place. */
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

const file = (folder: string) => (name: string) =>
  `/assets/images/${folder}/${encodeURIComponent(name)}`;

/** Where pictures are (docs/product.md 6.5). `resource` takes the category's folder. */
export const images = {
  full: file("_full"),
  thumb: file("_thumb"),
  key: file("_thumb/keys"),
  banner: file("_banners"),
  resource: (folder: string, name: string) => file(folder)(name),
  site: file("site"),
} as const;
