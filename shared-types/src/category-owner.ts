import type { Calls } from "./call";

/** The owner's calls, apart from the public ones: visitors do not download them. */
export const categoryOwnerCalls = {
  categories: {
    method: "GET",
    path: "/api/categories",
    who: "owner",
    summary: "All categories with the count of their uses.",
    answer: "CategoryItem[]",
  },
  categoryAdd: {
    method: "POST",
    path: "/api/categoryadd",
    who: "owner",
    summary: "Adds a category.",
    body: "CategoryDraft",
    answer: "ValidationErrors",
  },
  categoryUpdate: {
    method: "PUT",
    path: "/api/categoryupdate",
    who: "owner",
    summary: "Changes a category.",
    body: "CategoryUpdate",
    answer: "ValidationErrors",
  },
  categoryDelete: {
    method: "DELETE",
    path: "/api/categorydelete/{id}",
    who: "owner",
    summary: "Puts a category that nothing uses into the bin.",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
