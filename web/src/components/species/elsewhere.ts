import type { SpeciesKind } from "shared-types/species/codes";
import { searchKey } from "../ui/search-sort";
import type { Read } from "../../lib/read";
import type { ListedSpecies, SpeciesFilter } from "./listed-species";

/** Another column that has what one has searched for in vain. */
interface FoundElsewhere<K extends SpeciesKind> {
  column: SpeciesFilter<K>["searchColumn"];
  /** How many rows it would find. */
  count: number;
}

/** Columns of words, the likeliest first: codes and sizes are what filters are for. */
const worded = ["com", "sci", "cls", "odr", "fam", "not"];

/**
 * The first other column in which a search finds something; `null` if none does. To be asked only where a search has found nothing:
 * it makes that search again, column by column, until one answers.
 */
export const foundElsewhere = <K extends SpeciesKind>(
  { many, list, searchColumns }: Pick<ListedSpecies<K>, "many" | "list" | "searchColumns">,
  filter: SpeciesFilter<K>,
): Read<FoundElsewhere<K> | null> => ({
  key: searchKey(`${many} elsewhere`, filter),
  get: async (reader) => {
    for (const column of searchColumns) {
      if (column === filter.searchColumn || !worded.includes(column)) continue;
      const { length } = await list({ ...filter, searchColumn: column }).get(reader);
      if (length > 0) return { column, count: length };
    }
    return null;
  },
});
