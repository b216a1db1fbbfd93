/** What the pages are called, on the tiles of the home page too (docs/product.md 2.1). */
export const pageLabels = {
  home: "Home",
  flora: "Flora",
  fauna: "Fauna",
  photos: "Photos",
  plans: "Blueprint",
  resources: "Resources",
  cats: "Cats",
  contact: "Contact",
  calendar: "Calendar",
};
