import type { InferType } from "yup";
import { categoryLists, categoryMessages } from "./codes";
import { limits } from "../kit/limits";
import { closed } from "../kit/closed";
import { numberOrZero, recordId } from "../kit/number";
import { requiredText, text } from "../kit/text";

const draft = {
  cpListId: numberOrZero()
    .default(1)
    .oneOf(
      categoryLists.map(({ id }) => id),
      "Please select a list.",
    ),
  cpOptionName: requiredText("Name", limits.categoryName, categoryMessages.required),
  cpOptionDescrip: text("Description", limits.categoryText),
  cpOptionValue: text("Value", limits.categoryText),
};

export const categoryDraftSchema = closed(draft).meta({ id: "CategoryDraft" });

export const categoryUpdateSchema = closed({
  categoryId: recordId,
  ...draft,
}).meta({ id: "CategoryUpdate" });

export type CategoryDraft = InferType<typeof categoryDraftSchema>;
