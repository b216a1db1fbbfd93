import { useState, type CSSProperties } from "react";
import type { CalendarKind } from "shared-types/calendar/codes";
import type { CalendarRow } from "shared-types/calendar/answers";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import type { DetailOf } from "../api/detail-of";
import { useToday } from "../api/use-today";
import { CalendarSpecies } from "./CalendarSpecies";
import { Months } from "./Months";
import styles from "./CalendarTable.module.css";

interface CalendarTableProps {
  kind: CalendarKind;
  rows: readonly CalendarRow[];
  /** 0: all. */
  year: number;
  detailOf: DetailOf;
  caption: string;
}

/** A row for each species, with its weeks; a row opens to its photos. */
export function CalendarTable({ kind, rows, year, detailOf, caption }: CalendarTableProps) {
  const today = useToday();
  const [open, setOpen] = useState<{ kind: CalendarKind; id: number; week: number } | null>(null);
  const style = today === null ? undefined : ({ "--today": today } as CSSProperties);
  return (
    <table role="table" className={styles.table} data-today={today !== null} style={style}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row" className={styles.head}>
          <th scope="col" role="columnheader" className={styles.label}>
            Name
          </th>
          <th scope="col" role="columnheader" className={`${styles.label} ${styles.year}`}>
            <VisuallyHidden>When</VisuallyHidden>
            <Months />
          </th>
          <th scope="col" role="columnheader" className={`${styles.label} ${styles.count}`}>
            Records
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <CalendarSpecies
            key={row.id}
            {...{ kind, row, year, detailOf }}
            // An animal has the id of a plant.
            openWeek={open?.kind === kind && open.id === row.id ? open.week : null}
            onOpen={(week) => setOpen(week === null ? null : { kind, id: row.id, week })}
          />
        ))}
      </tbody>
    </table>
  );
}
