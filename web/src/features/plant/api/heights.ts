/** Two heights in feet, as in an address: `2-6`, or `15-` without an upper one. */
const form = /^(\d{1,4})-(\d{1,4})?$/;

/** The heights that are offered. */
export const heightChoices = ["0-1", "1-3", "3-6", "6-15", "15-"];

/** Parses a range of heights; `undefined` when it is none. */
export function readHeights(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const [, from, to] = form.exec(value) ?? [];
  const isRange = from !== undefined && (to === undefined || Number(from) <= Number(to));
  return isRange ? value : undefined;
}

/** The range in words. */
export function heightsShown(range: string): string {
  const [from = "", to = ""] = range.split("-");
  if (to === "") return `Over ${from} ft`;
  return Number(from) === 0 ? `Up to ${to} ft` : `${from}–${to} ft`;
}

/** Makes the test of a height in feet; 0 is a height that nobody has given. */
export function isWithin(range: string): (feet: number) => boolean {
  const [from = "", to = ""] = range.split("-");
  const most = to === "" ? Infinity : Number(to);
  return (feet) => feet > 0 && feet >= Number(from) && feet <= most;
}
