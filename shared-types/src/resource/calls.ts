import { chosenIdsSchema } from "../kit/bulk-schema";
import type { Calls } from "../kit/call";
import { validationErrors } from "../kit/error-answers";
import { list } from "../kit/fields";
import { option } from "../kit/list-answers";
import { resourceAnswers } from "./answers";
import {
  resourceAddSchema,
  resourceDraftSchema,
  resourcePictureSchema,
  resourcesChangeSchema,
} from "./schema";

export const resourceCalls = {
  resources: {
    method: "GET",
    path: "/api/resources",
    who: "anyone",
    summary: "All resources but the cat references.",
    answer: list(resourceAnswers.ResourceItem),
    cached: true,
  },
  resourceSections: {
    method: "GET",
    path: "/api/resourcesections",
    who: "anyone",
    summary: "The resource categories that the owner has added, by name: sections after the seven.",
    answer: list(option),
    cached: true,
  },
  resourceAnchors: {
    method: "GET",
    path: "/api/resourceanchors",
    who: "anyone",
    summary: "The deep links that public resources had before, until another takes them.",
    answer: list(resourceAnswers.ResourceAnchor),
    cached: true,
  },
  resource: {
    method: "GET",
    path: "/api/resource/{id}",
    who: "anyone",
    summary: "One resource.",
    answer: resourceAnswers.ResourceItem,
    cached: true,
  },
  cats: {
    method: "GET",
    path: "/api/cats",
    who: "anyone",
    summary: "Resources about house cats.",
    answer: list(resourceAnswers.ResourceItem),
    cached: true,
  },
  resourceCategories: {
    method: "GET",
    path: "/api/resourcecategories",
    summary: "The resource categories.",
    answer: resourceAnswers.ResourceCategoriesAnswer,
  },
  resourceUpdate: {
    method: "PUT",
    path: "/api/resourceupdate",
    summary: "Saves a resource.",
    body: resourceDraftSchema,
    answer: validationErrors,
  },
  resourceAdd: {
    method: "POST",
    path: "/api/resourceadd",
    summary: "Adds a resource.",
    body: resourceAddSchema,
    answer: validationErrors,
    creates: "/api/resource/{id}",
  },
  resourcePicture: {
    method: "POST",
    path: "/api/resourcepicture",
    summary: "Puts a photo into the folder of a resource category; answers the name of the file.",
    body: resourcePictureSchema,
    answer: resourceAnswers.ResourcePictureMade,
  },
  resourceDelete: {
    method: "DELETE",
    path: "/api/resourcedelete/{id}",
    summary: "Moves a resource to the bin.",
    answer: validationErrors,
  },
  resourcesChange: {
    method: "POST",
    path: "/api/resourceschange",
    summary: "Changes the same fields of several resources.",
    body: resourcesChangeSchema,
    answer: validationErrors,
  },
  resourcesDelete: {
    method: "POST",
    path: "/api/resourcesdelete",
    summary: "Moves several resources to the bin.",
    body: chosenIdsSchema,
    answer: validationErrors,
  },
} as const satisfies Calls;
