import type { Calls } from "./call";

/** The owner's calls, apart from the public ones: visitors do not download them. */
export const resourceOwnerCalls = {
  resourceCategories: {
    method: "GET",
    path: "/api/resourcecategories",
    who: "owner",
    summary: "The resource categories.",
    answer: "ResourceCategoriesAnswer",
  },
  resourceUpdate: {
    method: "PUT",
    path: "/api/resourceupdate",
    who: "owner",
    summary: "Saves a resource.",
    body: "ResourceDraft",
    answer: "ValidationErrors",
  },
  resourceAdd: {
    method: "POST",
    path: "/api/resourceadd",
    who: "owner",
    summary: "Adds a resource.",
    body: "ResourceDraft",
    answer: "ValidationErrors",
  },
  resourceDelete: {
    method: "DELETE",
    path: "/api/resourcedelete/{id}",
    who: "owner",
    summary: "Puts a resource into the bin.",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
