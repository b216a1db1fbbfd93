import { newLinkTarget, type LinkItem, type LinkListItem } from "shared-types";

/** A link as the manager lists it. */
export interface ManagedLink extends LinkItem {
  target: string;
}

/** A record's links as the manager lists them. */
export function managed(links: LinkItem[]): ManagedLink[] {
  return links.map((link) => ({ ...link, target: newLinkTarget }));
}

/** The list with a link appended; one that is already there keeps its place. */
export function withLink(links: ManagedLink[], { linkId, text, href }: LinkItem): ManagedLink[] {
  if (links.some((link) => link.linkId === linkId)) return links;
  return [...links, { linkId, text, href, target: newLinkTarget }];
}

/** The list with a link's text and address replaced. */
export function withEdited(links: ManagedLink[], { linkId, text, href }: LinkItem): ManagedLink[] {
  return links.map((link) => (link.linkId === linkId ? { ...link, text, href } : link));
}

/** The list without a link. */
export function withoutLink(links: ManagedLink[], linkId: number): ManagedLink[] {
  return links.filter((link) => link.linkId !== linkId);
}

/** How a link reads in the dropdown. */
export function optionText({ text, href }: LinkItem): string {
  return `${text} || ${href}`;
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The links that are not on the record yet and contain every search word. */
export function linksToChoose(
  all: LinkListItem[],
  links: ManagedLink[],
  term: string,
): LinkListItem[] {
  const taken = new Set(links.map(({ linkId }) => linkId));
  const words = fold(term).split(/\s+/).filter(Boolean);
  return all.filter((link) => {
    const text = fold(optionText(link));
    return !taken.has(link.linkId) && words.every((word) => text.includes(word));
  });
}
