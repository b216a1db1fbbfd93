import { Link } from "react-router-dom";
import { loadMessages } from "shared-types/kit/messages";
import type { SpeciesKind } from "shared-types/species/codes";
import { filterToQuery } from "../../lib/filter";
import { focusOn } from "../../lib/focus-on";
import { countOf } from "../../lib/format";
import { useRead } from "../../lib/swr";
import { Empty } from "../feedback/Empty";
import { Button, buttonClass } from "../ui/Button";
import { searchSortOf } from "../ui/search-sort";
import { foundElsewhere } from "./elsewhere";
import type { ListedSpecies, SpeciesFilter } from "./listed-species";

interface NothingFoundProps<K extends SpeciesKind> {
  species: ListedSpecies<K>;
  filter: SpeciesFilter<K>;
  listPath: string;
  /** The next answer is on its way. */
  isUpdating: boolean;
  onClear: () => void;
}

/** A search that no row answers: in which column it would find something, if in any. */
export function NothingFound<K extends SpeciesKind>(props: NothingFoundProps<K>) {
  const { species, filter, listPath, isUpdating, onClear } = props;
  const { one, many, labels, filterSpec } = species;
  const { searchTerm, searchColumn } = filter;
  const found = useRead(isUpdating ? null : foundElsewhere(species, filter)).data;
  const labelOf = (column: string) => labels.find(({ code }) => code === column)?.label ?? column;
  const here = `No ${one} has “${searchTerm}” in its ${labelOf(searchColumn)}`;
  if (!found)
    return (
      <Empty title={loadMessages.noResults}>
        <p>{`${here}. Try fewer letters, or search in another column.`}</p>
        <Button onClick={onClear}>{`Show all ${many}`}</Button>
      </Empty>
    );
  const { column, count } = found;
  const search = { ...filterSpec.defaults, ...searchSortOf(filter), searchColumn: column };
  return (
    <Empty title={loadMessages.noResults}>
      <p>
        {`${here}, but ${countOf(count, one, many)} ${count === 1 ? "has" : "have"} it in ${labelOf(column)}.`}
      </p>
      <Link
        to={listPath + filterToQuery(filterSpec, search)}
        rel="nofollow"
        className={buttonClass("solid")}
        onClick={() => focusOn("found")}
        replace
        preventScrollReset
      >
        {`Search in ${labelOf(column)}`}
      </Link>
      <Button onClick={onClear}>{`Show all ${many}`}</Button>
    </Empty>
  );
}
