import type { SortDirection } from "shared-types/kit/list";
import { Link } from "react-router-dom";
import { Icon } from "./Icon";
import styles from "./SortHead.module.css";

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
export function SortHead({ label, direction, to, isRare = false }: SortHeadProps) {
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
