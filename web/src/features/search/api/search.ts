import { searchTermMax } from "shared-types/kit/list";
import type { SearchAnswer } from "shared-types/search/answers";
import { pageParameters } from "shared-types/site/reader";
import { countOf } from "../../../lib/format";
import type { Read } from "../../../lib/read";

/** What an address asks for; '' for nothing. */
export const textIn = (query: URLSearchParams): string =>
  (query.get(pageParameters.searchTerm) ?? "").trim().slice(0, searchTermMax);

/** The query string that asks for a text, with its '?'; '' for none. */
export const queryOf = (text: string): string =>
  text === "" ? "" : `?${new URLSearchParams({ [pageParameters.searchTerm]: text }).toString()}`;

/** What visitors find. */
export const searchRead = (text: string): Read<SearchAnswer> => ({
  key: `search/${text}`,
  get: (reader) => reader.search(text),
});

/** How many were found of all groups. */
export const totalOf = ({ totals }: SearchAnswer): number =>
  Object.values(totals).reduce((sum, total) => sum + total, 0);

/** The same in words. */
export function foundWords(text: string, answer: SearchAnswer): string {
  const total = totalOf(answer);
  return `${total === 0 ? "Nothing" : countOf(total, "match", "matches")} for “${text}”`;
}
