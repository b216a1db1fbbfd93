import { memo, type MouseEvent } from "react";
import { Link } from "react-router-dom";
import type { CalendarKind } from "shared-types/calendar/codes";
import type { CalendarRow } from "shared-types/calendar/answers";
import { paths } from "../../../lib/paths";
import type { DetailOf } from "../api/detail-of";
import { strip } from "../api/strip-path";
import { stripWords } from "../api/week-words";
import { OpenedRow } from "./OpenedRow";
import { Strip } from "./Strip";
import styles from "./CalendarTable.module.css";

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
export const CalendarSpecies = memo(
  Species,
  (before, after) => before.row === after.row && before.openWeek === after.openWeek,
);
