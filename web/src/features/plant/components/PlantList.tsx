import {
  loadMessages,
  plantColumnLabels,
  plantSearchColumns,
  plantSortColumns,
  type PlantFilter,
} from "shared-types";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import { ListPanel } from "../../../components/layout/ListPanel";
import { Button } from "../../../components/ui/Button";
import { ListSkeleton } from "../../../components/ui/ListSkeleton";
import { SearchSortFields } from "../../../components/ui/SearchSortFields";
import { countOf } from "../../../lib/format";
import { useListFilter } from "../../../lib/list-filter";
import { plantFilterSpec } from "../api/filter";
import { usePlantList } from "../api/plant";
import { PlantChoices } from "./PlantChoices";
import { PlantTable } from "./PlantTable";

interface PlantListProps {
  /** The list's own path. */
  listPath: string;
  /** The path of a row's page; the panel's list leads to its forms. */
  pathOf: (keyId: string) => string;
}

const columnOf = ({ searchColumn }: PlantFilter) =>
  plantColumnLabels.find(({ code }) => code === searchColumn)?.label;

/** The plants with their search and sort panel. */
export function PlantList({ listPath, pathOf }: PlantListProps) {
  const { filter, differs, change, clear } = useListFilter(plantFilterSpec);
  const { data: plants, error, isUpdating, retry } = usePlantList(filter);
  const found = plants && !error ? countOf(plants.length, "plant", "plants") : undefined;
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
          searchColumns={plantSearchColumns}
          sortColumns={plantSortColumns}
          labels={plantColumnLabels}
          onChange={change}
        />
        <PlantChoices filter={filter} listPath={listPath} />
      </ListPanel>
      {error ? (
        <Failed message={loadMessages.flora} onRetry={retry} />
      ) : !plants ? (
        <ListSkeleton what="plants" />
      ) : plants.length === 0 ? (
        <Empty title={loadMessages.noResults}>
          {filter.searchTerm ? (
            <>
              <p>
                No plant has “{filter.searchTerm}” in its {columnOf(filter)}. Try fewer letters, or
                search in another column.
              </p>
              <Button onClick={clear}>Show all plants</Button>
            </>
          ) : (
            <p>The first beds are still being planted. Come back in a while.</p>
          )}
        </Empty>
      ) : (
        <PlantTable plants={plants} filter={filter} listPath={listPath} pathOf={pathOf} />
      )}
    </>
  );
}
