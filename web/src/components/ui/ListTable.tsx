import type { ReactNode } from "react";
import { Link, useViewTransitionState } from "react-router-dom";
import { thumbPlaceholder } from "shared-types/photo/codes";
import { images } from "../../lib/paths";
import { Picture } from "./Picture";
import { VisuallyHidden } from "./VisuallyHidden";
import { InternalMark } from "./InternalMark";
import styles from "./ListTable.module.css";

interface ListTableProps {
  caption: string;
  /** The `<th>` of the head. */
  head: ReactNode;
  /** The `<tr>` of the body. */
  children: ReactNode;
  /** Column widths of the table. */
  columns: "few" | "many";
  /** Whether a row has notes. Told by the table: its rows come one after the other, and its head stands before. */
  hasNotes: boolean;
  /** Whether each row begins with a checkbox. */
  hasPicks?: boolean;
}

/** A table on wide screens, cards on narrow ones. */
export function ListTable(props: ListTableProps) {
  const { caption, head, children, columns, hasNotes, hasPicks = false } = props;
  return (
    <table
      role="table"
      className={styles.table}
      data-columns={columns}
      data-notes={hasNotes || undefined}
      data-picks={hasPicks || undefined}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">{head}</tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

interface ThumbCellProps {
  fileName: string;
  version?: string;
  to: string;
  /** The row's checkbox. */
  pick?: ReactNode;
}

/** The small square at the start of a row; empty when no picture was chosen. */
export function ThumbCell({ fileName, version, to, pick }: ThumbCellProps) {
  const isMoving = useViewTransitionState(to);
  const shows = fileName !== "" && fileName !== thumbPlaceholder;
  return (
    <td role="cell" className={styles.thumb} data-empty={!shows && !pick}>
      {pick && <span className={styles.pick}>{pick}</span>}
      {shows && (
        <span
          className={styles.square}
          style={isMoving ? { viewTransitionName: "specimen" } : undefined}
        >
          <Picture
            src={images.key(fileName, version)}
            alt=""
            width={120}
            height={120}
            fit="cover"
            instead={null}
          />
        </span>
      )}
    </td>
  );
}

interface NameCellProps {
  name: string;
  /** Other names, in small print below. */
  aka: string;
  to: string;
  internal?: boolean;
}

/** The row's name; its link covers the whole row. */
export function NameCell({ name, aka, to, internal }: NameCellProps) {
  return (
    <th scope="row" role="rowheader" className={styles.name}>
      <Link to={to} className={styles.link} viewTransition>
        {name}
      </Link>
      {internal && <InternalMark />}
      {aka && <span className={styles.aka}>{aka}</span>}
    </th>
  );
}

interface FactCellProps {
  /** The column's heading, which a card repeats. */
  label: string;
  /** The column is there only where a row has something in it. */
  isRare?: boolean;
  children: ReactNode;
}

/** One fact of a row; cards omit it when empty. */
export function FactCell({ label, isRare = false, children }: FactCellProps) {
  const isEmpty = children === "" || children === null;
  return (
    <td
      role="cell"
      className={styles.fact}
      data-label={label}
      data-empty={isEmpty}
      data-rare={isRare || undefined}
    >
      {children}
    </td>
  );
}

/** A scientific name, in italics. */
export function ScientificCell({ children }: { children: string }) {
  return (
    <td role="cell" className={styles.scientific}>
      <i>{children}</i>
    </td>
  );
}

/** The short notes at the end of a row. */
export function NotesCell({ children }: { children: string }) {
  return (
    <td role="cell" className={styles.notes} data-empty={children === ""}>
      {children}
    </td>
  );
}
