import type { Calls } from "../kit/call";

/** The owner's calls, apart from the public ones: visitors do not download them. */
export const categoryOwnerCalls = {
  categories: {
    method: "GET",
    path: "/api/categories",
    summary: "All categories with the count of their uses.",
    answer: "CategoryItem[]",
  },
  categoryAdd: {
    method: "POST",
    path: "/api/categoryadd",
    summary: "Adds a category.",
    body: "CategoryDraft",
    answer: "ValidationErrors",
  },
  categoryUpdate: {
    method: "PUT",
    path: "/api/categoryupdate",
    summary: "Changes a category.",
    body: "CategoryUpdate",
    answer: "ValidationErrors",
  },
  categoryDelete: {
    method: "DELETE",
    path: "/api/categorydelete/{id}",
    summary: "Moves a category that nothing uses to the bin.",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
