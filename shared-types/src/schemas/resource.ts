import { limits } from "../limits";
import { linkMessages } from "../link";
import { resourceCategories } from "../resource";
import { closed } from "./closed";
import { isSafeHref } from "./href";
import { flag, numberOrZero, recordId } from "./number";
import { requiredText, text } from "./text";

/** Category, Sort Order and Description are required (docs/product.md 4.4). */
export const resourceDraftSchema = closed({
  resourceId: recordId,
  categoryId: numberOrZero().oneOf(
    resourceCategories.map(({ id }) => id),
    "Please select a category.",
  ),
  title: text("Title", limits.resourceTitle),
  subtitle: text("Subtitle", limits.resourceTitle),
  imgFileName: text("Image File Name", limits.imgFileName),
  imageAlt: text("Image Alt", limits.imageAlt),
  description: requiredText("Description", limits.notes, "Please enter a description."),
  sortOrder: numberOrZero(),
  href: text("Href", limits.href).test("href", linkMessages.href, isSafeHref),
  deepLink: text("Deep Link", limits.deepLink),
  internal: flag("internal"),
});
