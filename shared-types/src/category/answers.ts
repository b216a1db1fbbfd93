import type { InferType } from "yup";
import { named, num, shape, str } from "../kit/fields";

export const categoryAnswers = named({
  /** `uses` counts photos, or resources; `etag` is what `categoryupdate` wants as If-Match. */
  CategoryItem: shape({
    categoryId: num,
    cpListId: num,
    cpOptionName: str,
    cpOptionDescrip: str,
    cpOptionValue: str,
    uses: num,
    etag: str,
  }),
});

export type CategoryItem = InferType<typeof categoryAnswers.CategoryItem>;
