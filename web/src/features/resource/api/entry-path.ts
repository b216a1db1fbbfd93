import type { ResourceItem } from "shared-types";
import { paths } from "../../../lib/paths";
import { sectionHolding, sectionQuery, type ResourceSection } from "./sections";

/** An entry's address for visitors: its section of a page, with its anchor if it has one. */
export function entryPath(
  sections: readonly ResourceSection[],
  entries: readonly ResourceItem[],
  entry: ResourceItem,
): string {
  const { deepLink } = entry;
  const name = deepLink === "" ? "" : `#${encodeURIComponent(deepLink)}`;
  const section = sectionHolding(sections, entries, entry);
  return (section ? paths.resources + sectionQuery(section) : paths.cats) + name;
}
