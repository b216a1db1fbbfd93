import type { Read } from "./read";

/** What a copy of the site does otherwise than the site; loaded there only (web/src/lib/on-copy.ts). */
interface OnCopy {
  /** Path and query of what is shown, as the site has them. */
  placeNow(): { pathname: string; search: string };
  /** What a link says for an address of the site. */
  linkOf(address: string): string;
  /** A link in a text, as the site has it. */
  addressOf(href: string): string;
  /** A text with its links to the site below where the copy is. */
  htmlBelow(html: string): string;
  /** Those of the reads that came with the page that are still true: a copy may be of another day. */
  stillTrue(keys: string[]): string[];
  /** Answers a read from files: that of the page that is shown, or else those of the copy's data. */
  answerOf<T>(read: Read<T>): Promise<T>;
}

/** Where the site is: the path below which, '' for a domain's root, and what differs if it is a copy. */
export const place: { base: string; copy?: OnCopy } = { base: "" };
