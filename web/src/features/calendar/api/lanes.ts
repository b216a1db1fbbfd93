import type { CalendarKind } from "shared-types/calendar/codes";
import type { CalendarWeek } from "shared-types/calendar/answers";
import type { Stage } from "shared-types/stage/codes";

const belowStages: Record<CalendarKind, ReadonlySet<Stage>> = {
  plants: new Set(["fruit", "seed"]),
  animals: new Set(["egg", "larva", "pupa", "immature", "nest"]),
};

/** An animal without a stage was seen as such; a plant without one was only photographed. */
function isAbove(kind: CalendarKind, { stages }: CalendarWeek): boolean {
  if (kind === "plants") return stages.includes("flower");
  return stages.length === 0 || stages.includes("adult");
}

export function lanesOf(kind: CalendarKind, weeks: readonly CalendarWeek[]) {
  const above = (week: CalendarWeek) => isAbove(kind, week);
  const below = ({ stages }: CalendarWeek) => stages.some((one) => belowStages[kind].has(one));
  return {
    /** Above the line: plants in flower, grown animals. */
    above: weeks.filter(above),
    /** Below the line: fruit and seed, an animal's young and nests. */
    below: weeks.filter(below),
    /** On the line: records that do not say which. */
    on: weeks.filter((week) => !above(week) && !below(week)),
  };
}

/** The week by which a row is sorted: a plant's first flower, an animal's first week; plants without a flower come last. */
export function firstWeekOf(kind: CalendarKind, weeks: readonly CalendarWeek[]): number {
  const [first] = kind === "plants" ? lanesOf(kind, weeks).above : weeks;
  return first?.week ?? 100 + (weeks[0]?.week ?? 100);
}
