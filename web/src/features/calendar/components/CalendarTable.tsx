import { useState, type CSSProperties, memo, type MouseEvent, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import type { CalendarRow } from "shared-types/calendar/answers";
import type { CalendarKind } from "shared-types/calendar/codes";
import { isoWeekOf } from "shared-types/kit/iso-week";
import { dayIn } from "shared-types/kit/time-zone";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { paths } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import { type DetailOf, OpenedRow } from "./OpenedRow";
import { strip } from "../api/strip-path";
import { stripWords } from "../api/week-words";
import styles from "./CalendarTable.module.css";
import { Months } from "./Months";
import { Strip } from "./Strip";

const never = () => () => undefined;

/** Where today is on a strip, from 0 to 1; `null` on the server, whose pages are kept for days. */
function useToday(): number | null {
  const { timeZone } = useSite().settings;
  return useSyncExternalStore(
    never,
    () => todayOn(dayIn(timeZone, new Date())),
    () => null,
  );
}

function todayOn(day: string): number {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return ((isoWeekOf(day).week - 1) * 7 + weekday + 0.5) / strip.width;
}

interface CalendarSpeciesProps {
  kind: CalendarKind;
  row: CalendarRow;
  year: number;
  detailOf: DetailOf;
  /** The week that is open, 0 for all; `null` while the row is closed. */
  openWeek: number | null;
  onOpen: (week: number | null) => void;
}

/** The week under the pointer if it has records; 0 for the keyboard, and beside the ink. */
function weekAt(event: MouseEvent<HTMLElement>, { weeks }: CalendarRow): number {
  if (event.detail === 0) return 0;
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const week = Math.floor((((event.clientX - left) / width) * strip.width) / 7) + 1;
  return weeks.some((one) => one.week === week) ? week : 0;
}

function Species({ kind, row, year, detailOf, openWeek, onOpen }: CalendarSpeciesProps) {
  const { keyId, nameCommon, nameScientific, records } = row;
  const to = kind === "plants" ? paths.floraDetail(keyId) : paths.faunaDetail(keyId);
  const press = (event: MouseEvent<HTMLElement>) => {
    const week = weekAt(event, row);
    onOpen(openWeek === week ? null : week);
  };
  return (
    <>
      <tr role="row" className={styles.row} data-open={openWeek !== null}>
        <th scope="row" role="rowheader" className={styles.name}>
          <Link to={to}>{nameCommon}</Link> <i className={styles.scientific}>{nameScientific}</i>
        </th>
        <td role="cell" className={styles.year}>
          <button
            type="button"
            className={styles.strip}
            aria-expanded={openWeek !== null}
            aria-label={`${nameCommon}: ${stripWords(kind, row) || "no week is known."} Photos and first records`}
            onClick={press}
          >
            <Strip kind={kind} strip={row} />
          </button>
        </td>
        <td role="cell" className={styles.count}>
          {records}
        </td>
      </tr>
      {openWeek !== null && (
        <tr role="row">
          <td role="cell" colSpan={3} className={styles.opened}>
            <OpenedRow {...{ row, year, detailOf }} week={openWeek} onAll={() => onOpen(0)} />
          </td>
        </tr>
      )}
    </>
  );
}

/** One row; the others stay as they are when one opens. */
const CalendarSpecies = memo(
  Species,
  (before, after) => before.row === after.row && before.openWeek === after.openWeek,
);

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
