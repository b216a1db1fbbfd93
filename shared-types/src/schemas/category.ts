import type { ObjectSchema } from "yup";
import {
  categoryLists,
  categoryMessages,
  type CategoryDraft,
  type CategoryUpdate,
} from "../category";
import { limits } from "../limits";
import { closed } from "./closed";
import { numberOrZero, recordId } from "./number";
import { requiredText, text } from "./text";

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

export const categoryDraftSchema: ObjectSchema<CategoryDraft> = closed(draft);

export const categoryUpdateSchema: ObjectSchema<CategoryUpdate> = closed({
  categoryId: recordId,
  ...draft,
});
