import { categoryLists, categoryMessages } from "../category";
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

export const categoryDraftSchema = closed(draft);

export const categoryUpdateSchema = closed({
  categoryId: recordId,
  ...draft,
});
