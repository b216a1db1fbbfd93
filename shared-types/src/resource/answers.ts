import type { InferType } from "yup";
import { validationErrors } from "../kit/error-answers";
import { bool, list, named, num, shape, str } from "../kit/fields";
import { option } from "../kit/list-answers";

export const resourceAnswers = named({
  ResourceItem: shape({
    resourceId: num,
    categoryId: num,
    title: str,
    subtitle: str,
    imgFileName: str,
    imageAlt: str,
    /** Encoded HTML (docs/product.md 4.8). */
    description: str,
    sortOrder: num,
    href: str,
    deepLink: str,
    internal: bool,
  }),
  /** A deep link that a resource no longer has, and the resource. */
  ResourceAnchor: shape({ deepLink: str, resourceId: num }),
  ResourcePictureMade: shape({ errors: validationErrors, fileName: str }),
  ResourceCategoriesAnswer: shape({ Categories: list(option) }),
});

export type ResourceAnchor = InferType<typeof resourceAnswers.ResourceAnchor>;
export type ResourceCategoriesAnswer = InferType<typeof resourceAnswers.ResourceCategoriesAnswer>;
export type ResourceItem = InferType<typeof resourceAnswers.ResourceItem>;
export type ResourcePictureMade = InferType<typeof resourceAnswers.ResourcePictureMade>;
