import { isDate } from "shared-types/kit/date";
import { CellError, dateTime, quoted, type Column } from "./columns";
import { createDateReader, datesWrittenSo } from "./dates";

const hasTime = (cell: string) => /:|\dT/.test(cell);

const howTo =
  "Format the cell as text and write a day, month or year: 2024-05-17, 2024-05 or 2024. A time needs its time zone: 2024-05-17T16:34:00Z.";

/**
 * A moment, or only a day, month or year, which a spreadsheet writes anew: 5/17/2024, 17.05.2024, May-24. Its order is that of
 * the whole file; what that leaves in doubt is what is stored, or is refused (docs/decisions/079).
 */
export function dateTaken(field: string): Column {
  const moment = dateTime(field);

  const readerOf = (cells: readonly string[], today: string): Column["read"] => {
    const days = createDateReader(
      cells.filter((cell) => !hasTime(cell)).map((cell) => ({ cell })),
      { today },
    );
    return (cell, tags) => {
      const given = cell.trim();
      if (given === "") return null;
      try {
        if (hasTime(given)) return moment.read(given, tags);
        const date = days.read(given);
        if (isDate(date)) return date;
      } catch (error) {
        if (!(error instanceof CellError)) throw error;
      }
      throw new CellError(`This site can’t be sure which date ${quoted(given)} is. ${howTo}`);
    };
  };

  return {
    ...moment,
    readerOf,
    isRewritten: (cell, stored, read) =>
      moment.isRewritten?.(cell, stored, read) === true ||
      (typeof stored === "string" &&
        // Of another century, where the year has lost it.
        (typeof read !== "string" || read.slice(2) === stored.slice(2)) &&
        !hasTime(cell) &&
        datesWrittenSo(cell).includes(stored)),
  };
}
