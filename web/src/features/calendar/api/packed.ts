import { stages, type Calendar, type CalendarRow } from "shared-types";

/**
 * The calendar as a page carries it, a tenth as long: of each week and month its number, how many records, and the stages as
 * bits; of the first records their dates, which begin with the year.
 */
export interface PackedCalendar extends Omit<Calendar, "rows"> {
  rows: PackedRow[];
}

type PackedRow = Omit<CalendarRow, "weeks" | "months" | "firsts"> & {
  weeks: number[];
  months: number[];
  firsts: string[];
};

type Noted = CalendarRow["weeks"][number]["stages"];

const bitsOf = (noted: Noted) =>
  noted.reduce((bits, stage) => bits | (1 << stages.indexOf(stage)), 0);

const none: Noted = [];
const stagesIn = (bits: number): Noted =>
  bits === 0 ? none : stages.filter((_stage, n) => bits & (1 << n));

/** Groups of three numbers. */
const threes = (packed: number[]) =>
  Array.from({ length: packed.length / 3 }, (_, n) => packed.slice(n * 3, n * 3 + 3));

export const pack = ({ rows, ...calendar }: Calendar): PackedCalendar => ({
  ...calendar,
  rows: rows.map(({ weeks, months, firsts, ...row }) => ({
    ...row,
    weeks: weeks.flatMap(({ week, count, stages }) => [week, count, bitsOf(stages)]),
    months: months.flatMap(({ month, count, stages }) => [month, count, bitsOf(stages)]),
    firsts: firsts.map(({ date }) => date),
  })),
});

export const unpack = ({ rows, ...calendar }: PackedCalendar): Calendar => ({
  ...calendar,
  rows: rows.map(({ weeks, months, firsts, ...row }) => ({
    ...row,
    weeks: threes(weeks).map(([week = 0, count = 0, bits = 0]) => ({
      week,
      count,
      stages: stagesIn(bits),
    })),
    months: threes(months).map(([month = 0, count = 0, bits = 0]) => ({
      month,
      count,
      stages: stagesIn(bits),
    })),
    firsts: firsts.map((date) => ({ year: Number(date.slice(0, 4)), date })),
  })),
});
