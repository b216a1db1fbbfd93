import type { Calendar, CalendarRow } from "shared-types/calendar/answers";
import { stages } from "shared-types/stage/codes";

/**
 * The calendar as a page carries it, a tenth as long: of each week its number, how many records, and the stages as
 * bits; of the first records their dates, which begin with the year.
 */
export interface PackedCalendar extends Omit<Calendar, "rows"> {
  rows: PackedRow[];
}

type PackedRow = Omit<CalendarRow, "weeks" | "firsts"> & {
  weeks: number[];
  firsts: string[];
};

type Weeks = CalendarRow["weeks"];
type Noted = Weeks[number]["stages"];

const bitsOf = (noted: Noted) =>
  noted.reduce((bits, stage) => bits | (1 << stages.indexOf(stage)), 0);

const stagesIn = (bits: number): Noted =>
  bits ? stages.filter((_stage, n) => bits & (1 << n)) : [];

/** Three numbers for each; a loop, because `flatMap` takes twenty times as long for ten thousand weeks. */
function packWeeks(weeks: Weeks): number[] {
  const packed: number[] = [];
  for (const { week, count, stages } of weeks) packed.push(week, count, bitsOf(stages));
  return packed;
}

/** Groups of three numbers. */
const threes = (packed: number[]) =>
  Array.from({ length: packed.length / 3 }, (_, n) => packed.slice(n * 3, n * 3 + 3));

export const pack = ({ rows, ...calendar }: Calendar): PackedCalendar => ({
  ...calendar,
  rows: rows.map(({ weeks, firsts, ...row }) => ({
    ...row,
    weeks: packWeeks(weeks),
    firsts: firsts.map(({ date }) => date),
  })),
});

export const unpack = ({ rows, ...calendar }: PackedCalendar): Calendar => ({
  ...calendar,
  rows: rows.map(({ weeks, firsts, ...row }) => ({
    ...row,
    weeks: threes(weeks).map(([week = 0, count = 0, bits = 0]) => ({
      week,
      count,
      stages: stagesIn(bits),
    })),
    firsts: firsts.map((date) => ({ year: Number(date.slice(0, 4)), date })),
  })),
});
