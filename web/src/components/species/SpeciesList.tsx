import { type ReactNode, useMemo, useState } from "react";
import { loadMessages } from "shared-types/kit/messages";
import type { SpeciesKind } from "shared-types/species/codes";
import { focusOn } from "../../lib/focus-on";
import { countOf } from "../../lib/format";
import { useListFilter } from "../../lib/list-filter";
import { useRead } from "../../lib/swr";
import { Empty } from "../feedback/Empty";
import { Failed } from "../feedback/Failed";
import { ListSkeleton } from "../feedback/ListSkeleton";
import { ListPanel } from "../layout/ListPanel";
import { Button } from "../ui/Button";
import type { Picking } from "../ui/picking";
import { setCount } from "../ui/search-sort";
import { SearchSortFields } from "../ui/SearchSortFields";
import { FacetPanel } from "./FacetPanel";
import { asksForKnown, narrow, withoutChoice } from "./facets";
import type { ListedSpecies, SpeciesFilter, SpeciesRow } from "./listed-species";
import { NothingFound } from "./NothingFound";
import { SpeciesTable } from "./SpeciesTable";

interface SpeciesListProps<K extends SpeciesKind> {
  species: ListedSpecies<K>;
  /** The list's own path, which differs between panel and public site. */
  listPath?: string;
  /** The path of a row's page, or in the panel of its form. */
  pathOf?: (keyId: string) => string;
  /** In the panel: selects rows. */
  picking?: Picking<SpeciesRow<K>>;
  /** In the panel: shown while there is no record. */
  nothingYet?: ReactNode;
}

/** All plants or animals, with the fields to search and sort them. */
export function SpeciesList<K extends SpeciesKind>(props: SpeciesListProps<K>) {
  const { species, listPath = species.path, pathOf = species.pathOf, picking, nothingYet } = props;
  const { one, many, labels, facets } = species;
  const { filter, differs, change, clear } = useListFilter(species.filterSpec);
  const list = useNarrowed(species, filter);
  const { narrowed, isFiltered, isUpdating, error, retry } = list;
  const rows = narrowed?.shown;
  const { searchTerm } = filter;
  const showAll = () => {
    focusOn("found");
    clear();
  };
  const found = error ? "" : rows && countOf(rows.length, one, many);
  const isEmpty = rows?.length === 0 && !differs && !isUpdating;
  return (
    <>
      {!isEmpty && (
        <ListPanel
          action={listPath}
          found={found}
          isUpdating={isUpdating}
          differs={differs}
          onClear={clear}
          setCount={setCount(species.filterSpec, filter)}
          onFold={list.setOpened}
          filters={
            narrowed &&
            narrowed.all.length > 0 && (
              <FacetPanel<K>
                species={species}
                rows={narrowed.all}
                filter={filter}
                known={list.known}
                onRetry={list.retryKnown}
                countOf={narrowed.countOf}
                listPath={listPath}
                isOpen={list.isOpen}
                onToggle={list.setOpened}
                onChange={change}
              />
            )
          }
        >
          <SearchSortFields
            filter={filter}
            searchColumns={species.searchColumns}
            sortColumns={species.sortColumns}
            labels={labels}
            onChange={(fields) => change(fields as Partial<SpeciesFilter<K>>)}
          />
          {facets.map(
            ({ name }) =>
              filter[name] && (
                <input
                  key={name}
                  type="hidden"
                  name={species.filterSpec.fields[name].param}
                  value={filter[name]}
                />
              ),
          )}
        </ListPanel>
      )}
      {narrowed?.dead.map(({ name, label }) => (
        <p key={name} role="status" className="part-note">
          {`Nothing here has “${filter[name]}” under ${label}: it may have been renamed or deleted, so this filter is left out.`}
        </p>
      ))}
      {error ? (
        <Failed message={species.loadMessage} onRetry={retry} />
      ) : !rows ? (
        <ListSkeleton what={many} />
      ) : rows.length > 0 ? (
        <>
          {picking?.above(rows)}
          <SpeciesTable<K>
            species={species}
            rows={rows}
            filter={filter}
            listPath={listPath}
            pathOf={pathOf}
            boxOf={picking && ((row) => picking.boxOf(row, rows))}
          />
        </>
      ) : searchTerm && narrowed.all.length === 0 ? (
        <NothingFound<K>
          species={species}
          filter={filter}
          listPath={listPath}
          isUpdating={isUpdating}
          onClear={showAll}
        />
      ) : isFiltered ? (
        <Empty title={loadMessages.noResults}>
          <p>{`No ${one} fits all of these filters. Take one of them away.`}</p>
          <Button onClick={showAll}>{`Show all ${many}`}</Button>
        </Empty>
      ) : (
        (nothingYet ?? (
          <Empty title={`No ${many} yet.`} isNew>
            <p>{species.emptyText}</p>
          </Empty>
        ))
      )}
      {picking?.bar(rows ?? [])}
    </>
  );
}

/**
 * The rows of a list that its search finds and its facets leave. What the facets must know besides is read when
 * somebody looks at them, or has chosen what needs it.
 */
function useNarrowed<K extends SpeciesKind>(species: ListedSpecies<K>, filter: SpeciesFilter<K>) {
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
