import type { Option } from "shared-types/kit/list-answers";
import type { ResourceAnchor, ResourceItem } from "shared-types/resource/answers";
import type { Read } from "../../../lib/read";

/** All public entries except the cat references. */
export const resourceList: Read<ResourceItem[]> = {
  key: "resources",
  get: (reader) => reader.resources(),
};

/** The entries about house cats and their references. */
export const catList: Read<ResourceItem[]> = { key: "cats", get: (reader) => reader.cats() };

/** Whether there are such entries: the list of resources lacks the references. */
export const hasCats: Read<boolean> = {
  key: "hascats",
  get: async (reader) => (await reader.cats()).length > 0,
};

/** The categories that the owner has added. */
export const addedSections: Read<Option[]> = {
  key: "resourcesections",
  get: (reader) => reader.resourceSections(),
};

/** The deep links that entries had before. */
export const formerAnchors: Read<ResourceAnchor[]> = {
  key: "resourceanchors",
  get: (reader) => reader.resourceAnchors(),
};
