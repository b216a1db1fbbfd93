import { closed } from "../kit/closed";
import { code, searchQuery } from "../kit/filter";
import { speciesKinds } from "../species/codes";

/** The address of GET /api/names. */
export const namesQuerySchema = closed({ q: searchQuery, kind: code(speciesKinds) });
