import { fold, hasSpelled, spelled } from "shared-types/kit/fold";
import type { LinkItem, LinkListItem } from "shared-types/link/answers";

/** The list with a link appended; one that is already there keeps its place. */
export function withLink(links: LinkItem[], added: LinkItem): LinkItem[] {
  return links.some(({ linkId }) => linkId === added.linkId) ? links : [...links, added];
}

/** The list with a link's text and address replaced. */
export function withEdited(links: LinkItem[], edited: LinkItem): LinkItem[] {
  return links.map((link) => (link.linkId === edited.linkId ? edited : link));
}

/** The list without a link. */
export function withoutLink(links: LinkItem[], linkId: number): LinkItem[] {
  return links.filter((link) => link.linkId !== linkId);
}

/** How a link reads in the dropdown. */
export function optionText({ text, href }: LinkItem): string {
  return `${text} || ${href}`;
}

/** The links that are not on the record yet and contain every search word. */
export function linksToChoose(
  all: LinkListItem[],
  links: LinkItem[],
  term: string,
): LinkListItem[] {
  const taken = new Set(links.map(({ linkId }) => linkId));
  const wanted = spelled(fold(term));
  const words = wanted.term.split(" ");
  return all.filter((link) => {
    const text = fold(optionText(link));
    const has = words.every((word) => text.includes(word)) || hasSpelled(text, wanted);
    return !taken.has(link.linkId) && has;
  });
}
