import type { ReactNode } from "react";
import { VisuallyHidden } from "./VisuallyHidden";
import styles from "./PanelTable.module.css";

interface PanelTableProps {
  /** Caption for screen readers. */
  caption: string;
  /** The headings; '' for the buttons' column. */
  columns: string[];
  /** Whether each row begins with a checkbox. */
  hasPicks?: boolean;
  /** Whether the only action of a row is its menu, which on phones ends the first line. */
  isCalm?: boolean;
  children: ReactNode;
}

/** A dense native table for the panel; on phones each row is a card. */
export function PanelTable(props: PanelTableProps) {
  const { caption, columns, hasPicks = false, isCalm = false, children } = props;
  return (
    <table className={styles.table} data-calm={isCalm || undefined}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {hasPicks && (
            <th scope="col">
              <VisuallyHidden>Select</VisuallyHidden>
            </th>
          )}
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

/** The checkbox of a row. */
export function PickCell({ children }: { children: ReactNode }) {
  return <td className={styles.pick}>{children}</td>;
}

/** The row's heading. */
export function NameHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className={styles.name}>
      {children}
    </th>
  );
}

/** A cell; `label` shows on phones, where the table has no head. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={styles.fact} data-label={label}>
      {children}
    </td>
  );
}

/** The buttons of a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <td className={styles.actions}>
      <div className={styles.buttons}>{children}</div>
    </td>
  );
}

/** A row opened for editing. */
export function OpenRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className={styles.open}>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}
