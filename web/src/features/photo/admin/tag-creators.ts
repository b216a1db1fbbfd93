import type { PhotoTags } from "shared-types/photo/schema";
import type { TagCreator } from "../../../components/form/tag-creator";
import { speciesCreators } from "../../../components/panel/species-creators";
import { makeCategory, makeKeyword } from "./import/take-keyword";

/** What can be made from the tags boxes of a photo. */
export const tagCreators: Record<keyof PhotoTags, TagCreator> = {
  animals: speciesCreators.animal,
  plants: speciesCreators.plant,
  categories: { label: (name) => `Create category “${name}”`, create: makeCategory },
  keywords: { label: (name) => `Create keyword “${name}”`, create: makeKeyword },
};
