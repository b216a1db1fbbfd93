/** The names of a list's four fields in the query string. */
export const searchSortParams = {
  searchColumn: "by",
  searchTerm: "q",
  sortColumn: "sort",
  sortDirection: "dir",
} as const;
