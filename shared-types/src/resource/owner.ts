import type { Calls } from "../kit/call";

/** The owner's calls, apart from the public ones: visitors do not download them. */
export const resourceOwnerCalls = {
  resourceCategories: {
    method: "GET",
    path: "/api/resourcecategories",
    summary: "The resource categories.",
    answer: "ResourceCategoriesAnswer",
  },
  resourceUpdate: {
    method: "PUT",
    path: "/api/resourceupdate",
    summary: "Saves a resource.",
    body: "ResourceDraft",
    answer: "ValidationErrors",
  },
  resourceAdd: {
    method: "POST",
    path: "/api/resourceadd",
    summary: "Adds a resource.",
    body: "ResourceAdd",
    answer: "ValidationErrors",
    creates: "/api/resource/{id}",
  },
  resourcePicture: {
    method: "POST",
    path: "/api/resourcepicture",
    summary: "Puts a photo into the folder of a resource category; answers the name of the file.",
    body: "ResourcePicture",
    answer: "ResourcePictureMade",
  },
  resourceDelete: {
    method: "DELETE",
    path: "/api/resourcedelete/{id}",
    summary: "Moves a resource to the bin.",
    answer: "ValidationErrors",
  },
  resourcesChange: {
    method: "POST",
    path: "/api/resourceschange",
    summary: "Changes the same fields of several resources.",
    body: "ResourcesChange",
    answer: "ValidationErrors",
  },
  resourcesDelete: {
    method: "POST",
    path: "/api/resourcesdelete",
    summary: "Moves several resources to the bin.",
    body: "ChosenIds",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
