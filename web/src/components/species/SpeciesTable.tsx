import { memo, type ReactNode } from "react";
import { filterToQuery } from "../../lib/filter";
import {
  FactCell,
  ListTable,
  NameCell,
  NotesCell,
  ScientificCell,
  ThumbCell,
} from "../ui/ListTable";
import { SortHead } from "../ui/SortHead";
import type { SpeciesKind } from "shared-types/species/codes";
import type { ListedSpecies, SpeciesFilter, SpeciesRow } from "./listed-species";

interface SpeciesTableProps<K extends SpeciesKind> {
  species: ListedSpecies<K>;
  rows: readonly SpeciesRow<K>[];
  filter: SpeciesFilter<K>;
  listPath: string;
  pathOf: (keyId: string) => string;
  /** In the panel: the checkbox of a row. */
  boxOf?: ((row: SpeciesRow<K>) => ReactNode) | undefined;
}

/** The rows of a list, as cards on narrow screens. */
export function SpeciesTable<K extends SpeciesKind>({
  species,
  rows,
  filter,
  listPath,
  pathOf,
  boxOf,
}: SpeciesTableProps<K>) {
  const { sortColumn, sortDirection } = filter;
  const sortedBy = (column: SpeciesFilter<K>["sortColumn"]) => {
    const turned = column === sortColumn && sortDirection === "asc";
    return { ...filter, sortColumn: column, sortDirection: turned ? "desc" : "asc" } as const;
  };
  const head = (
    <>
      <th scope="col" role="columnheader">
        Thumb
      </th>
      {species.sortColumns.map((column) => (
        <SortHead
          key={column}
          label={species.labels.find(({ code }) => code === column)?.label ?? column}
          direction={column === sortColumn ? sortDirection : undefined}
          to={listPath + filterToQuery(species.filterSpec, sortedBy(column))}
        />
      ))}
      <th scope="col" role="columnheader">
        Notes
      </th>
    </>
  );
  const caption = species.many === "plants" ? "Plants" : "Animals";
  return (
    <ListTable
      caption={caption}
      head={head}
      columns={species.columns}
      hasPicks={boxOf !== undefined}
    >
      {rows.map((row) => (
        <MemoRow
          key={row.keyId}
          row={row}
          to={pathOf(row.keyId)}
          pick={boxOf?.(row)}
          cells={species.cells}
        />
      ))}
    </ListTable>
  );
}

interface RowProps<K extends SpeciesKind> {
  row: SpeciesRow<K>;
  to: string;
  pick: ReactNode;
  cells: ListedSpecies<K>["cells"];
}

function TableRow<K extends SpeciesKind>({ row, to, pick, cells }: RowProps<K>) {
  return (
    <tr role="row">
      <ThumbCell fileName={row.thumbFileName} version={row.thumbVersion} to={to} pick={pick} />
      <NameCell name={row.nameCommon} aka={row.aka} to={to} internal={row.internal} />
      <ScientificCell>{row.nameScientific}</ScientificCell>
      {Object.entries(cells(row)).map(([label, fact]) => (
        <FactCell key={label} label={label}>
          {fact}
        </FactCell>
      ))}
      <NotesCell>{row.notesShort}</NotesCell>
    </tr>
  );
}

// `memo` alone would lose the type parameter.
const MemoRow = memo(TableRow) as typeof TableRow;
