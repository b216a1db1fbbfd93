import { searchTermMax, sortDirections, type SortDirection } from "shared-types/kit/list";
import { pageParameters as params } from "shared-types/site/reader";
import { choice, shortText, type FilterSpec, type QuerySpec } from "../../lib/filter";

/** The search and sort of a list. */
export interface SearchSort<Search extends string, Sort extends string> {
  searchColumn: Search;
  searchTerm: string;
  sortColumn: Sort;
  sortDirection: SortDirection;
}

/** These four fields in the address, with the columns of each list. */
export function searchSortFields<Search extends string, Sort extends string>(
  searchColumns: readonly Search[],
  sortColumns: readonly Sort[],
): FilterSpec<SearchSort<Search, Sort>>["fields"] {
  return {
    searchColumn: { param: params.searchColumn, read: choice(searchColumns) },
    searchTerm: { param: params.searchTerm, read: shortText(searchTermMax) },
    sortColumn: { param: params.sortColumn, read: choice(sortColumns) },
    sortDirection: { param: params.sortDirection, read: choice(sortDirections) },
  };
}

/** The search and sort alone of a list's filter: what the call that searches takes. */
export function searchSortOf<Search extends string, Sort extends string>({
  searchColumn,
  searchTerm,
  sortColumn,
  sortDirection,
}: SearchSort<Search, Sort>): SearchSort<Search, Sort> {
  return { searchColumn, searchTerm, sortColumn, sortDirection };
}

/**
 * How many things are set in a list: its search, its order, and each of its filters. A column without a term sets nothing,
 * and a page of the list is where one is.
 */
export function setCount<F extends SearchSort<string, string>>(
  { defaults, fields }: QuerySpec<F>,
  filter: F,
): number {
  const names = Object.keys(fields) as (keyof F)[];
  const set = new Set(
    names
      .filter((name) => filter[name] !== defaults[name])
      .map((name) => (name === "sortDirection" ? "sortColumn" : name)),
  );
  return [...set].filter((name) => name !== "searchColumn" && name !== "pageId").length;
}

/** The key of what a search finds. */
export const searchKey = (list: string, search: SearchSort<string, string>): string =>
  `${list}?${JSON.stringify(Object.values(searchSortOf(search)))}`;
