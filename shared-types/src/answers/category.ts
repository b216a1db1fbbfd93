import { num, shape, str } from "./fields";

export const categoryAnswers = {
  /** `uses` counts photos, or resources. */
  CategoryItem: shape({
    categoryId: num,
    cpListId: num,
    cpOptionName: str,
    cpOptionDescrip: str,
    cpOptionValue: str,
    uses: num,
  }),
};
