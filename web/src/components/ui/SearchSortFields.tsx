import type { ColumnLabel, SortDirection } from "shared-types";
import { SearchBox } from "./SearchBox";
import { searchSortParams } from "./search-sort-params";
import { SelectField } from "./SelectField";

interface SearchSort<Search extends string, Sort extends string> {
  searchColumn: Search;
  searchTerm: string;
  sortColumn: Sort;
  sortDirection: SortDirection;
}

interface SearchSortFieldsProps<Search extends string, Sort extends Search> {
  filter: SearchSort<Search, Sort>;
  searchColumns: readonly Search[];
  sortColumns: readonly Sort[];
  labels: readonly ColumnLabel<Search>[];
  onChange: (fields: Partial<SearchSort<Search, Sort>>) => void;
}

const directions: { value: SortDirection; label: string }[] = [
  { value: "asc", label: "Ascending" },
  { value: "desc", label: "Descending" },
];

/** What every list is searched and sorted by: column, term, order. */
export function SearchSortFields<Search extends string, Sort extends Search>(
  props: SearchSortFieldsProps<Search, Sort>,
) {
  const { filter, searchColumns, sortColumns, labels, onChange } = props;
  const labelOf = (code: Search) => labels.find((label) => label.code === code)?.label ?? code;
  return (
    <>
      <SelectField
        name={searchSortParams.searchColumn}
        label="Search in"
        value={filter.searchColumn}
        options={searchColumns.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(searchColumn) => onChange({ searchColumn })}
      />
      <SearchBox
        name={searchSortParams.searchTerm}
        label="Search for"
        value={filter.searchTerm}
        onSearch={(searchTerm) => onChange({ searchTerm })}
      />
      <SelectField
        name={searchSortParams.sortColumn}
        label="Sort by"
        value={filter.sortColumn}
        options={sortColumns.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(sortColumn) => onChange({ sortColumn })}
      />
      <SelectField
        name={searchSortParams.sortDirection}
        label="Order"
        value={filter.sortDirection}
        options={directions}
        onChange={(sortDirection) => onChange({ sortDirection })}
      />
    </>
  );
}
