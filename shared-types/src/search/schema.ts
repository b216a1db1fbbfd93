import { closed } from "../kit/closed";
import { searchQuery } from "../kit/filter";

/** The address of GET /api/search. */
export const searchQuerySchema = closed({ q: searchQuery });
