import type { TileName } from "shared-types";

/** What the tiles of the home page are called, as docs/product.md 2.1 has them. */
export const tileLabels: Record<TileName, string> = {
  plans: "Blueprint",
  resources: "Resources",
  flora: "Flora",
  fauna: "Fauna",
  photos: "Photos",
  contact: "Contact",
};
