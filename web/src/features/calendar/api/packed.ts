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

/** Three numbers for each; a loop, because `flatMap` takes ten times as long for ten thousand weeks. */
function packTimes<Time extends { count: number; stages: Noted }>(
  times: readonly Time[],
  numberOf: (time: Time) => number,
): number[] {
  const packed: number[] = [];
  for (const time of times) packed.push(numberOf(time), time.count, bitsOf(time.stages));
  return packed;
}

function unpackTimes<Time>(
  packed: readonly number[],
  timeOf: (number: number, count: number, stages: Noted) => Time,
): Time[] {
  const times: Time[] = [];
  for (let at = 0; at < packed.length; at += 3)
    times.push(timeOf(packed[at] ?? 0, packed[at + 1] ?? 0, stagesIn(packed[at + 2] ?? 0)));
  return times;
}

export const pack = ({ rows, ...calendar }: Calendar): PackedCalendar => ({
  ...calendar,
  rows: rows.map(({ weeks, months, firsts, ...row }) => ({
    ...row,
    weeks: packTimes(weeks, ({ week }) => week),
    months: packTimes(months, ({ month }) => month),
    firsts: firsts.map(({ date }) => date),
  })),
});

export const unpack = ({ rows, ...calendar }: PackedCalendar): Calendar => ({
  ...calendar,
  rows: rows.map(({ weeks, months, firsts, ...row }) => ({
    ...row,
    weeks: unpackTimes(weeks, (week, count, stages) => ({ week, count, stages })),
    months: unpackTimes(months, (month, count, stages) => ({ month, count, stages })),
    firsts: firsts.map((date) => ({ year: Number(date.slice(0, 4)), date })),
  })),
});
