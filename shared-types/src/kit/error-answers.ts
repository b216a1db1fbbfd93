import type { InferType } from "yup";
import { list, shape, str } from "./fields";

/** One broken rule: `fieldId` is the body's key, '' for the record as a whole. */
const validationErrorItem = shape({ fieldId: str, errorMessage: str });

/** What a call that saves answers: empty means done (docs/product.md 5.1). */
export const validationErrors = list(validationErrorItem).meta({ id: "ValidationErrors" });

export type ValidationErrorItem = InferType<typeof validationErrorItem>;
export type ValidationErrors = InferType<typeof validationErrors>;
