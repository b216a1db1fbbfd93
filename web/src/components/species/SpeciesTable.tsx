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
  const { labels, rare = {} } = species;
  // One text, so that rows are drawn anew only when another column comes or goes.
  const gone = Object.keys(rare)
    .filter((label) => !rows.some(rare[label] ?? (() => true)))
    .join();
  const columns = species.sortColumns
    .map((column) => ({
      column,
      label: labels.find(({ code }) => code === column)?.label ?? column,
    }))
    .filter(({ label }) => !isAmong(gone, label));
  const head = (
    <>
      <th scope="col" role="columnheader">
        Thumb
      </th>
      {columns.map(({ column, label }) => (
        <SortHead
          key={column}
          label={label}
          isRare={label in rare}
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
      hasNotes={rows.some(({ notesShort }) => notesShort !== "")}
      hasPicks={boxOf !== undefined}
    >
      {rows.map((row) => (
        <MemoRow
          key={row.keyId}
          row={row}
          to={pathOf(row.keyId)}
          pick={boxOf?.(row)}
          species={species}
          gone={gone}
        />
      ))}
    </ListTable>
  );
}

interface RowProps<K extends SpeciesKind> {
  row: SpeciesRow<K>;
  to: string;
  pick: ReactNode;
  species: ListedSpecies<K>;
  /** The labels of the columns that are not there. */
  gone: string;
}

const isAmong = (labels: string, label: string) => labels.split(",").includes(label);

function TableRow<K extends SpeciesKind>({ row, to, pick, species, gone }: RowProps<K>) {
  const { cells, rare = {} } = species;
  return (
    <tr role="row">
      <ThumbCell fileName={row.thumbFileName} version={row.thumbVersion} to={to} pick={pick} />
      <NameCell name={row.nameCommon} aka={row.aka} to={to} internal={row.internal} />
      <ScientificCell>{row.nameScientific}</ScientificCell>
      {Object.entries(cells(row))
        .filter(([label]) => !isAmong(gone, label))
        .map(([label, fact]) => (
          <FactCell key={label} label={label} isRare={label in rare}>
            {fact}
          </FactCell>
        ))}
      <NotesCell>{row.notesShort}</NotesCell>
    </tr>
  );
}

// `memo` alone would lose the type parameter.
const MemoRow = memo(TableRow) as typeof TableRow;
