import { catRefsCategoryId, catsCategoryId, resourceCategories } from "shared-types/resource/codes";
import type { ResourceItem } from "shared-types/resource/answers";
import { paths } from "../../../lib/paths";
import { sectionHolding, sectionQuery, sectionsWith, type ResourceSection } from "./sections";

/** An entry's fragment with its '#'; '' without a deep link. */
export const fragmentOf = ({ deepLink }: ResourceItem): string =>
  deepLink === "" ? "" : `#${encodeURIComponent(deepLink)}`;

/** An entry's address for visitors: its section of a page, with its anchor if it has one. */
export function entryPath(
  sections: readonly ResourceSection[],
  entries: readonly ResourceItem[],
  entry: ResourceItem,
): string {
  const name = fragmentOf(entry);
  const section = sectionHolding(sections, entries, entry);
  return (section ? paths.resources + sectionQuery(section) : paths.cats) + name;
}

/** The address of an entry without the others of its page: of a cat on the cats' own. */
export function foundEntryPath(entry: ResourceItem): string {
  const { categoryId: Key } = entry;
  if (Key === catsCategoryId || Key === catRefsCategoryId) return entryPath([], [], entry);
  const isOwn = resourceCategories.some(({ id }) => id === Key);
  return entryPath(sectionsWith(isOwn ? [] : [{ Key, Value: "" }]), [entry], entry);
}
