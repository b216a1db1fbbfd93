import type { Calls } from "../kit/call";
import { validationErrors } from "../kit/error-answers";
import { list } from "../kit/fields";
import { option } from "../kit/list-answers";
import { categoryAnswers } from "./answers";
import { categoryDraftSchema, categoryUpdateSchema } from "./schema";

export const categoryCalls = {
  photoCategories: {
    method: "GET",
    path: "/api/photocategories",
    who: "anyone",
    summary: "The photo categories a visitor can choose from.",
    answer: list(option),
    cached: true,
  },
  categories: {
    method: "GET",
    path: "/api/categories",
    summary: "All categories with the count of their uses.",
    answer: list(categoryAnswers.CategoryItem),
  },
  categoryAdd: {
    method: "POST",
    path: "/api/categoryadd",
    summary: "Adds a category.",
    body: categoryDraftSchema,
    answer: validationErrors,
  },
  categoryUpdate: {
    method: "PUT",
    path: "/api/categoryupdate",
    summary: "Changes a category.",
    body: categoryUpdateSchema,
    answer: validationErrors,
  },
  categoryDelete: {
    method: "DELETE",
    path: "/api/categorydelete/{id}",
    summary: "Moves a category that nothing uses to the bin.",
    answer: validationErrors,
  },
} as const satisfies Calls;
