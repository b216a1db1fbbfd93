import { boolean, number, object, type ObjectSchema } from "yup";
import { limits } from "../limits";
import { resourceCategories, type ResourceDraft } from "../resource";
import { recordId } from "./species";
import { requiredText, text } from "./text";

/** What is not a number becomes 0 (spec §5). */
const numberOrZero = () =>
  number().transform((value: number) => (Number.isFinite(value) ? value : 0));

/** spec §5: Category, Sort Order and Description are required. */
export const resourceDraftSchema: ObjectSchema<ResourceDraft> = object({
  resourceId: recordId,
  categoryId: numberOrZero()
    .default(0)
    .oneOf(
      resourceCategories.map(({ id }) => id),
      "Please select a category.",
    ),
  title: text("Title", limits.resourceTitle),
  subtitle: text("Subtitle", limits.resourceTitle),
  imgFileName: text("Image File Name", limits.imgFileName),
  imageAlt: text("Image Alt", limits.imageAlt),
  description: requiredText("Description", limits.notes, "Please enter a description."),
  sortOrder: numberOrZero().default(0).required("Please enter a sort order."),
  href: text("Href", limits.href),
  deepLink: text("Deep Link", limits.deepLink),
  internal: boolean().default(false),
}).noUnknown();
