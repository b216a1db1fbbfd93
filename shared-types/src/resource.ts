import type { Shape } from "./call";

/** A resource category: its id, the folder of its pictures, and its button on the page (docs/product.md 4.4). */
export interface ResourceCategory {
  id: number;
  name: string;
  folder: string;
}

export const resourceCategories: readonly ResourceCategory[] = [
  { id: 8, name: "Books", folder: "books" },
  { id: 9, name: "Websites", folder: "websites" },
  { id: 10, name: "Nurseries", folder: "nurseries" },
  { id: 11, name: "Nonprofits", folder: "nonprofits" },
  { id: 12, name: "Financial Assistance", folder: "finance" },
  { id: 13, name: "Visitor Suggestions", folder: "visitors" },
  { id: 14, name: "House cats", folder: "cats" },
  { id: 15, name: "House cat reference thumbnails", folder: "catrefs" },
  { id: 16, name: "Challenges", folder: "challenges" },
];

/** The seven buttons of the resources page, in order; 'challenges' also leads to the cats. */
export const resourceSections = [
  { slug: "books", label: "Books", categoryId: 8 },
  { slug: "websites", label: "Websites", categoryId: 9 },
  { slug: "nurseries", label: "Nurseries", categoryId: 10 },
  { slug: "nonprofits", label: "Nonprofits", categoryId: 11 },
  { slug: "finance", label: "Financial Assistance", categoryId: 12 },
  { slug: "visitors", label: "Visitor Suggestions", categoryId: 13 },
  { slug: "challenges", label: "Challenges", categoryId: 16 },
] as const;

export const catsCategoryId = 14;
export const catRefsCategoryId = 15;
export const challengesCategoryId = 16;

export type ResourceCategoriesAnswer = Shape<"ResourceCategoriesAnswer">;
export type ResourceDraft = Shape<"ResourceDraft">;
export type ResourceItem = Shape<"ResourceItem">;
export type ResourcesChange = Shape<"ResourcesChange">;
