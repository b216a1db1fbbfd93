import { Link } from "react-router-dom";
import type { CalendarKind } from "shared-types/calendar/codes";
import type { SpeciesRecords } from "shared-types/calendar/answers";
import { countOf } from "../../../lib/format";
import { useSite } from "../../../lib/settings";
import { calendarPath } from "../api/calendar";
import { floweringWords } from "../api/flowering";
import { stripWords } from "../api/week-words";
import { Firsts } from "./Firsts";
import { Months } from "./Months";
import { Strip } from "./Strip";
import styles from "./SpeciesCalendar.module.css";

interface SpeciesCalendarProps {
  kind: CalendarKind;
  records: SpeciesRecords;
  /** When the books say that it flowers, 'Spring'; '' for animals, and if it is not known. */
  season: string;
}

/** When it was recorded here: its strip in words too, and the first of each year. */
export function SpeciesCalendar({ kind, records, season }: SpeciesCalendarProps) {
  const { pages } = useSite().settings;
  const { count, weeks, months, firsts, flowering } = records;
  const here = floweringWords(flowering);
  const flowers = flowering.map(({ year, first }) => ({ year, date: first }));
  return (
    <div className={styles.calendar}>
      {(weeks.length > 0 || months.length > 0) && (
        <div className={styles.year}>
          <Months />
          <div className={styles.strip}>
            <Strip kind={kind} strip={records} />
          </div>
        </div>
      )}
      <p className={styles.words}>
        {stripWords(kind, records)} {countOf(count, "record", "records")}.
      </p>
      {here !== "" && (
        <p className={styles.words}>
          {here} {season && `Its season in the books: ${season.toLowerCase()}.`}
        </p>
      )}
      {flowers.length > 0 ? (
        <Firsts label="First flower" firsts={flowers} />
      ) : (
        <Firsts label="First record" firsts={firsts} />
      )}
      {pages.calendar && (
        <p className={styles.words}>
          <Link to={calendarPath({ kind })}>
            {kind === "plants" ? "All plants" : "All animals"} through the year
          </Link>
        </p>
      )}
    </div>
  );
}
