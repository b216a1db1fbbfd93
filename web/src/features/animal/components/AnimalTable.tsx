import { memo } from "react";
import {
  animalColumnLabels,
  animalSortColumns,
  type AnimalFilter,
  type AnimalRow,
  type AnimalSortColumn,
} from "shared-types";
import {
  FactCell,
  ListTable,
  NameCell,
  NotesCell,
  ScientificCell,
  ThumbCell,
} from "../../../components/ui/ListTable";
import { SortHead } from "../../../components/ui/SortHead";
import { filterToQuery } from "../../../lib/filter";
import { animalFilterSpec } from "../api/filter";

interface AnimalTableProps {
  animals: AnimalRow[];
  filter: AnimalFilter;
  /** The path of the list itself and of a row's page. */
  listPath: string;
  pathOf: (keyId: string) => string;
}

/** The heading of a column, as the panel names it. */
const labelOf = (column: AnimalSortColumn) =>
  animalColumnLabels.find(({ code }) => code === column)?.label ?? column;

function sortedBy(filter: AnimalFilter, sortColumn: AnimalSortColumn): AnimalFilter {
  const turned = filter.sortColumn === sortColumn && filter.sortDirection === "asc";
  return { ...filter, sortColumn, sortDirection: turned ? "desc" : "asc" };
}

/** The animals as rows, or as cards where there is no room for a table. */
export function AnimalTable({ animals, filter, listPath, pathOf }: AnimalTableProps) {
  const head = (
    <>
      <th scope="col" role="columnheader">
        Thumb
      </th>
      {animalSortColumns.map((column) => (
        <SortHead
          key={column}
          label={labelOf(column)}
          direction={filter.sortColumn === column ? filter.sortDirection : undefined}
          to={listPath + filterToQuery(animalFilterSpec, sortedBy(filter, column))}
        />
      ))}
      <th scope="col" role="columnheader">
        Notes
      </th>
    </>
  );
  return (
    <ListTable caption="Animals" head={head} columns="few">
      {animals.map((animal) => (
        <Row key={animal.animalId} animal={animal} to={pathOf(animal.keyId)} />
      ))}
    </ListTable>
  );
}

const Row = memo(function Row({ animal, to }: { animal: AnimalRow; to: string }) {
  return (
    <tr role="row">
      <ThumbCell fileName={animal.thumbFileName} to={to} />
      <NameCell name={animal.nameCommon} aka={animal.aka} to={to} internal={animal.internal} />
      <ScientificCell>{animal.nameScientific}</ScientificCell>
      <FactCell label="Class">{animal.classTax}</FactCell>
      <FactCell label="Order">{animal.order}</FactCell>
      <NotesCell>{animal.notesShort}</NotesCell>
    </tr>
  );
});
