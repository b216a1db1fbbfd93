/** 1 = Photo Category, 2 = Resource Category (docs/product.md 4.6). */
export const categoryLists = [
  { id: 1, name: "Photo Category" },
  { id: 2, name: "Resource Category" },
] as const;
export const photoCategoryList = 1;
export const resourceCategoryList = 2;

export const categoryMessages = {
  required: "Please enter an option name.",
  taken: "That option already exists.",
  list: "A category can’t be moved to the other list.",
  inUse: "This category is in use and can’t be deleted.",
  built: "This site’s own resource categories can’t be deleted.",
  missing: "Category data not found.",
} as const;
