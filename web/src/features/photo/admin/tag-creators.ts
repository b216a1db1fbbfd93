import type { PhotoTags } from "shared-types/photo/schema";
import type { TagCreator } from "../../../components/form/tag-creator";
import { speciesCreators } from "../../../components/panel/species-creators";
import { makeKeyword } from "./import/take-keyword";

/** What can be made from the tags boxes of a photo; categories have a list of their own. */
export const tagCreators: Partial<Record<keyof PhotoTags, TagCreator>> = {
  animals: speciesCreators.animal,
  plants: speciesCreators.plant,
  keywords: { label: (name) => `Create keyword “${name}”`, create: makeKeyword },
};
