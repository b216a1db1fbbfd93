import { memo } from "react";
import {
  plantColumnLabels,
  plantSortColumns,
  type PlantFilter,
  type PlantRow,
  type PlantSortColumn,
} from "shared-types";
import { Coded } from "../../../components/ui/Coded";
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
import { plantFilterSpec } from "../api/filter";
import { plantCodes, type PlantCode } from "./plant-codes";

interface PlantTableProps {
  plants: PlantRow[];
  filter: PlantFilter;
  /** The path of the list itself and of a row's page. */
  listPath: string;
  pathOf: (keyId: string) => string;
}

/** The heading of a column, as the panel names it. */
const labelOf = (column: PlantSortColumn) =>
  plantColumnLabels.find(({ code }) => code === column)?.label ?? column;

function sortedBy(filter: PlantFilter, sortColumn: PlantSortColumn): PlantFilter {
  const turned = filter.sortColumn === sortColumn && filter.sortDirection === "asc";
  return { ...filter, sortColumn, sortDirection: turned ? "desc" : "asc" };
}

/** The plants as rows, or as cards where there is no room for a table. */
export function PlantTable({ plants, filter, listPath, pathOf }: PlantTableProps) {
  const head = (
    <>
      <th scope="col" role="columnheader">
        Thumb
      </th>
      {plantSortColumns.map((column) => (
        <SortHead
          key={column}
          label={labelOf(column)}
          direction={filter.sortColumn === column ? filter.sortDirection : undefined}
          to={listPath + filterToQuery(plantFilterSpec, sortedBy(filter, column))}
        />
      ))}
      <th scope="col" role="columnheader">
        Notes
      </th>
    </>
  );
  return (
    <ListTable caption="Plants" head={head} columns="many">
      {plants.map((plant, i) => (
        <Row key={plant.plantId} plant={plant} to={pathOf(plant.keyId)} isFirst={i === 0} />
      ))}
    </ListTable>
  );
}

const Row = memo(function Row(props: { plant: PlantRow; to: string; isFirst: boolean }) {
  const { plant, to, isFirst } = props;
  const codes = plantCodes(plant);
  const coded = (value: PlantCode | null, inTabOrder = false) =>
    value && <Coded {...value} tabIndex={inTabOrder ? 0 : -1} />;
  return (
    <tr role="row">
      <ThumbCell fileName={plant.thumbFileName} to={to} />
      <NameCell name={plant.nameCommon} aka={plant.aka} to={to} internal={plant.internal} />
      <ScientificCell>{plant.nameScientific}</ScientificCell>
      <FactCell label="Type">{plant.type}</FactCell>
      <FactCell label="Sun">{coded(codes.sun, isFirst)}</FactCell>
      <FactCell label="Moisture">{coded(codes.moisture)}</FactCell>
      <FactCell label="Height">{plant.height}</FactCell>
      <FactCell label="Width">{plant.width}</FactCell>
      <FactCell label="Season">{coded(codes.season)}</FactCell>
      <NotesCell>{plant.notesShort}</NotesCell>
    </tr>
  );
});
