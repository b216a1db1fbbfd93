import { closed } from "./closed";
import { searchQuery } from "./list";

/** The address of GET /api/search. */
export const searchQuerySchema = closed({ q: searchQuery });
