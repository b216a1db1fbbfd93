import type { InferType } from "yup";
import { limits } from "../kit/limits";
import { chosenChange } from "../kit/bulk-schema";
import { closed } from "../kit/closed";
import { address } from "../kit/href";
import { figure, flag, maybeFlag, numberOrZero, recordId } from "../kit/number";
import { requiredText, text } from "../kit/text";

const order = () =>
  figure("For the Sort Order field, please enter a whole number of 0 or more.", { whole: true });

/** Category, Sort Order and Description are required (docs/product.md 4.4). */
export const resourceDraftSchema = closed({
  resourceId: recordId,
  // The server checks that there is such a category: the owner may have added some.
  categoryId: numberOrZero().test("category", "Please select a category.", (id) => id > 0),
  title: text("Title", limits.resourceTitle),
  subtitle: text("Subtitle", limits.resourceTitle),
  imgFileName: text("Image File Name", limits.imgFileName),
  imageAlt: text("Image Alt", limits.imageAlt),
  description: requiredText("Description", limits.notes, "Please enter a description."),
  sortOrder: order(),
  href: address("Href", limits.href),
  deepLink: text("Deep Link", limits.deepLink),
  internal: flag("internal"),
}).meta({ id: "ResourceDraft" });

/** The same for a new resource, whose order is 0 when what was given is no number (docs/product.md 4.4). */
export const resourceAddSchema = resourceDraftSchema
  .shape({
    sortOrder: order()
      .transform((value: number) => (Number.isNaN(value) ? 0 : value))
      .default(0),
  })
  .meta({ id: "ResourceAdd" });

/** POST /api/resourceschange. */
export const resourcesChangeSchema = chosenChange({
  internal: maybeFlag("internal"),
  categoryId: recordId.min(1, "Please select a category.").default(undefined),
}).meta({ id: "ResourcesChange" });

/** POST /api/resourcepicture. */
export const resourcePictureSchema = closed({
  photoId: recordId.min(1, "Please choose a photo."),
  categoryId: numberOrZero().test("category", "Please select a category.", (id) => id > 0),
}).meta({ id: "ResourcePicture" });

export type ResourceDraft = InferType<typeof resourceDraftSchema>;
export type ResourcePicture = InferType<typeof resourcePictureSchema>;
export type ResourcesChange = InferType<typeof resourcesChangeSchema>;
