import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { SortDirection } from "shared-types/kit/list";
import type { SpeciesKind } from "shared-types/species/codes";
import { filterToQuery } from "../../lib/filter";
import { Icon } from "../ui/Icon";
import {
  FactCell,
  ListTable,
  NameCell,
  NotesCell,
  ScientificCell,
  ThumbCell,
} from "../ui/ListTable";
import type { ListedSpecies, SpeciesFilter, SpeciesRow } from "./listed-species";
import styles from "./SpeciesTable.module.css";

interface SortHeadProps {
  label: string;
  /** The current sort direction of this column; `undefined` if the list is sorted by another. */
  direction: SortDirection | undefined;
  /** The address of the list sorted by this column, or in the other direction. */
  to: string;
  /** The column is there only where a row has something in it. */
  isRare?: boolean;
}

const spoken = { asc: "ascending", desc: "descending" } as const;

/** A column's heading that sorts the list. */
function SortHead({ label, direction, to, isRare = false }: SortHeadProps) {
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={direction ? spoken[direction] : "none"}
      data-rare={isRare || undefined}
    >
      <Link to={to} replace preventScrollReset className={styles.sort}>
        {label}
        {direction && <Icon name={direction === "asc" ? "up" : "down"} />}
      </Link>
    </th>
  );
}

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
