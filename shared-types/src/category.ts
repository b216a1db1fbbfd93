/** 1 = Photo Category, 2 = Resource Category (spec §9). */
export const categoryLists = [
  { id: 1, name: "Photo Category" },
  { id: 2, name: "Resource Category" },
] as const;
export const photoCategoryList = 1;
export const resourceCategoryList = 2;

/** POST /api/categoryadd. */
export interface CategoryDraft {
  cpListId: number;
  cpOptionName: string;
  cpOptionDescrip: string;
  cpOptionValue: string;
}

/** PUT /api/categoryupdate; a category stays in its list. */
export interface CategoryUpdate extends CategoryDraft {
  categoryId: number;
}

/** GET /api/categories: one row; `uses` counts photos, or resources. */
export interface CategoryItem extends CategoryUpdate {
  uses: number;
}

export const categoryMessages = {
  required: "Please enter an option name.",
  taken: "That option already exists.",
  list: "A category stays in its list.",
  inUse: "This category is in use and cannot be deleted.",
  built: "The resource categories of this site cannot be deleted.",
  missing: "Category data not found.",
} as const;

/** The photo category whose photos are the slides of the home page, in order of their ids (decision 005). */
export const homeSlidesCategoryId = 7;
