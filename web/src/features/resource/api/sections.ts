import type { Option } from "shared-types/kit/list-answers";
import {
  catsCategoryId,
  challengesCategoryId,
  resourceSections,
} from "shared-types/resource/codes";
import type { ResourceAnchor, ResourceItem } from "shared-types/resource/answers";
import { pageParameters } from "shared-types/site/reader";
import { orElse } from "../../../lib/or-else";
import { isHouseCats } from "./entry-link";

export interface ResourceSection {
  slug: string;
  label: string;
  categoryId: number;
}

const [first] = resourceSections;

/** The sections of the page: the seven, then the owner's own, whose slug is their id. */
export const sectionsWith = (added: readonly Option[]): ResourceSection[] => [
  ...resourceSections,
  ...added.map(({ Key, Value }) => ({ slug: String(Key), label: Value, categoryId: Key })),
];

/** The sections that have an entry. */
export const filledSections = (
  sections: readonly ResourceSection[],
  entries: readonly ResourceItem[],
): readonly ResourceSection[] =>
  sections.filter((section) => entriesOf(entries, section).length > 0);

/** The section in an address; the first one if missing or unknown. */
export function sectionOf(
  sections: readonly ResourceSection[],
  query: URLSearchParams,
): ResourceSection {
  const slug = query.get(pageParameters.section);
  return sections.find((section) => section.slug === slug) ?? sections[0] ?? first;
}

/** The query string of a section with its '?'; '' for the first. */
export function sectionQuery({ slug }: ResourceSection): string {
  return slug === first.slug ? "" : `?${pageParameters.section}=${slug}`;
}

/** The entry of the cats that stands among the challenges and leads to the cats page. */
const catsEntryOf = (entries: readonly ResourceItem[]) =>
  entries.find((entry) => entry.categoryId === catsCategoryId && isHouseCats(entry));

/** The entries of a section, in their original order; the challenges begin with the cats. */
export function entriesOf(
  entries: readonly ResourceItem[],
  { categoryId }: ResourceSection,
): ResourceItem[] {
  const own = entries.filter((entry) => entry.categoryId === categoryId);
  const cats = categoryId === challengesCategoryId && catsEntryOf(entries);
  return cats ? [cats, ...own] : own;
}

/** The section an entry stands in; undefined for one that only the cats page shows. */
export const sectionHolding = (
  sections: readonly ResourceSection[],
  entries: readonly ResourceItem[],
  entry: ResourceItem,
): ResourceSection | undefined =>
  sections.find((section) => entriesOf(entries, section).includes(entry));

/**
 * The entry of a deep link ('#deepLink') with its section, if it has one here; undefined if unknown. One that no entry has
 * is looked up among those that entries had before.
 */
export function deepLinked(
  sections: readonly ResourceSection[],
  entries: readonly ResourceItem[],
  hash: string,
  former: readonly ResourceAnchor[] = [],
): { section: ResourceSection | undefined; entry: ResourceItem } | undefined {
  const name = orElse(() => decodeURIComponent(hash.replace(/^#/, "")), "");
  if (name === "") return undefined;
  const formerId = former.find(({ deepLink }) => deepLink === name)?.resourceId;
  const entry =
    entries.find(({ deepLink }) => deepLink === name) ??
    entries.find(({ resourceId }) => resourceId === formerId);
  return entry && { section: sectionHolding(sections, entries, entry), entry };
}
