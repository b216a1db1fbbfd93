import {
  animalColumnLabels,
  animalSearchColumns,
  animalSortColumns,
  loadMessages,
  type AnimalFilter,
} from "shared-types";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import { ListPanel } from "../../../components/layout/ListPanel";
import { Button } from "../../../components/ui/Button";
import { ListSkeleton } from "../../../components/ui/ListSkeleton";
import { SearchSortFields } from "../../../components/ui/SearchSortFields";
import { countOf } from "../../../lib/format";
import { useListFilter } from "../../../lib/list-filter";
import { animalFilterSpec } from "../api/filter";
import { useAnimalList } from "../api/animal";
import { AnimalTable } from "./AnimalTable";

interface AnimalListProps {
  /** The list's own path. */
  listPath: string;
  /** The path of a row's page; the panel's list leads to its forms. */
  pathOf: (keyId: string) => string;
}

const columnOf = ({ searchColumn }: AnimalFilter) =>
  animalColumnLabels.find(({ code }) => code === searchColumn)?.label;

/** The animals with their search and sort panel. */
export function AnimalList({ listPath, pathOf }: AnimalListProps) {
  const { filter, differs, change, clear } = useListFilter(animalFilterSpec);
  const { data: animals, error, isUpdating, retry } = useAnimalList(filter);
  const found = animals && !error ? countOf(animals.length, "animal", "animals") : undefined;
  return (
    <>
      <ListPanel
        action={listPath}
        found={error ? "" : found}
        isUpdating={isUpdating}
        differs={differs}
        onClear={clear}
      >
        <SearchSortFields
          filter={filter}
          searchColumns={animalSearchColumns}
          sortColumns={animalSortColumns}
          labels={animalColumnLabels}
          onChange={change}
        />
      </ListPanel>
      {error ? (
        <Failed message={loadMessages.fauna} onRetry={retry} />
      ) : !animals ? (
        <ListSkeleton what="animals" />
      ) : animals.length === 0 ? (
        <Empty title={loadMessages.noResults}>
          {filter.searchTerm ? (
            <>
              <p>
                No animal has “{filter.searchTerm}” in its {columnOf(filter)}. Try fewer letters, or
                search in another column.
              </p>
              <Button onClick={clear}>Show all animals</Button>
            </>
          ) : (
            <p>Nobody has been written down yet. Come back after the next walk.</p>
          )}
        </Empty>
      ) : (
        <AnimalTable animals={animals} filter={filter} listPath={listPath} pathOf={pathOf} />
      )}
    </>
  );
}
