import { useMemo, useState } from "react";
import type { SpeciesKind } from "shared-types/species/codes";
import { useRead } from "../../lib/swr";
import { asksForKnown, narrow, withoutChoice } from "./facets";
import type { ListedSpecies, SpeciesFilter, SpeciesRow } from "./listed-species";

/**
 * The rows of a list that its search finds and its facets leave. What the facets must know besides is read when
 * somebody looks at them, or has chosen what needs it.
 */
export function useNarrowed<K extends SpeciesKind>(
  species: ListedSpecies<K>,
  filter: SpeciesFilter<K>,
) {
  const { facets } = species;
  const found = useRead(species.list(filter), { keepPrevious: true });
  const isFiltered = facets.some(({ name }) => filter[name]);
  const asks = asksForKnown(facets, filter);
  const [isOpened, setOpened] = useState<boolean>();
  const isOpen = isOpened ?? isFiltered;
  const { data: known, ...knownRead } = useRead(isOpen || asks ? species.known : null);
  const all: readonly SpeciesRow<K>[] | undefined = asks && !known ? undefined : found.data;
  const narrowed = useMemo(() => {
    if (!all) return undefined;
    // Of a searched list the choices are not all there are.
    const dead = filter.searchTerm ? [] : withoutChoice(facets, filter, all, known);
    const chosen = { ...filter, ...Object.fromEntries(dead.map(({ name }) => [name, undefined])) };
    return { all, dead, ...narrow(facets, chosen, all, known) };
  }, [facets, filter, all, known]);
  return {
    narrowed,
    known,
    /** Tries again to read what the facets must know, if it could not be read. */
    retryKnown: knownRead.error ? knownRead.retry : undefined,
    isFiltered,
    isOpen,
    setOpened,
    isUpdating: found.isUpdating || (asks && knownRead.isLoading),
    error: found.error ?? (asks ? knownRead.error : undefined),
    retry: () => {
      found.retry();
      if (asks) knownRead.retry();
    },
  };
}
