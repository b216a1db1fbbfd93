import { pageParameters } from "shared-types";

const { searchColumn, searchTerm, sortColumn, sortDirection } = pageParameters;

/** The names of a list's four fields in the query string. */
export const searchSortParams = { searchColumn, searchTerm, sortColumn, sortDirection } as const;
