import type { ReactNode } from "react";
import { VisuallyHidden } from "./VisuallyHidden";
import styles from "./PanelTable.module.css";

interface PanelTableProps {
  /** Read out only: what the table holds. */
  caption: string;
  /** Their heads; '' for the buttons. */
  columns: string[];
  children: ReactNode;
}

/** A dense table of the panel in native cells; on phones each row is a card. */
export function PanelTable({ caption, columns, children }: PanelTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column || <VisuallyHidden>Actions</VisuallyHidden>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A row's name: what the row is about. */
export function NameHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className={styles.name}>
      {children}
    </th>
  );
}

/** One fact of a row; `label` is said on phones, where the table has no head. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={styles.fact} data-label={label}>
      {children}
    </td>
  );
}

/** The buttons of a row. */
export function Doings({ children }: { children: ReactNode }) {
  return (
    <td className={styles.doings}>
      <div className={styles.buttons}>{children}</div>
    </td>
  );
}

/** A row opened to be edited. */
export function OpenRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className={styles.open}>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}
