import type { ColumnLabel, SortDirection } from "shared-types/kit/list";
import { pageParameters } from "shared-types/site/reader";
import { SearchBox } from "./SearchBox";
import type { SearchSort } from "./search-sort";
import { SelectField } from "./SelectField";

interface SearchSortFieldsProps<Search extends string, Sort extends string> {
  filter: SearchSort<Search, Sort>;
  searchColumns: readonly Search[];
  sortColumns: readonly Sort[];
  labels: readonly ColumnLabel<Search | Sort>[];
  onChange: (fields: Partial<SearchSort<Search, Sort>>) => void;
}

const directions: { value: SortDirection; label: string }[] = [
  { value: "asc", label: "Ascending" },
  { value: "desc", label: "Descending" },
];

/** The search and sort fields of every list: column, term, order. */
export function SearchSortFields<Search extends string, Sort extends string>(
  props: SearchSortFieldsProps<Search, Sort>,
) {
  const { filter, searchColumns, sortColumns, labels, onChange } = props;
  const labelOf = (code: Search | Sort) =>
    labels.find((label) => label.code === code)?.label ?? code;
  return (
    <>
      <SelectField
        name={pageParameters.searchColumn}
        label="Search in"
        value={filter.searchColumn}
        options={searchColumns.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(searchColumn) => onChange({ searchColumn })}
      />
      <SearchBox
        name={pageParameters.searchTerm}
        value={filter.searchTerm}
        onSearch={(searchTerm) => onChange({ searchTerm })}
      />
      <SelectField
        name={pageParameters.sortColumn}
        label="Sort by"
        value={filter.sortColumn}
        options={sortColumns.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(sortColumn) => onChange({ sortColumn })}
      />
      <SelectField
        name={pageParameters.sortDirection}
        label="Order"
        value={filter.sortDirection}
        options={directions}
        onChange={(sortDirection) => onChange({ sortDirection })}
      />
    </>
  );
}
