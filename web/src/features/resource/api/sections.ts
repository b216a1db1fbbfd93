import { pageParameters, resourceSections, type ResourceItem } from "shared-types";

export type ResourceSection = (typeof resourceSections)[number];

const [first] = resourceSections;

/** The section in an address; the first one if missing or unknown. */
export function sectionOf(query: URLSearchParams): ResourceSection {
  const slug = query.get(pageParameters.section);
  return resourceSections.find((section) => section.slug === slug) ?? first;
}

/** The query string of a section with its '?'; '' for the first. */
export function sectionQuery({ slug }: ResourceSection): string {
  return slug === first.slug ? "" : `?${pageParameters.section}=${slug}`;
}

/** The entries of a section, in their original order. */
export function entriesOf(entries: ResourceItem[], { categoryId }: ResourceSection) {
  return entries.filter((entry) => entry.categoryId === categoryId);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ""));
  } catch {
    return "";
  }
}

/** The section and entry of a deep link ('#deepLink'); undefined if unknown. */
export function deepLinked(
  entries: ResourceItem[],
  hash: string,
): { section: ResourceSection; entry: ResourceItem } | undefined {
  const name = decoded(hash);
  const entry = name === "" ? undefined : entries.find(({ deepLink }) => deepLink === name);
  const section = resourceSections.find(({ categoryId }) => categoryId === entry?.categoryId);
  return entry && section && { section, entry };
}
