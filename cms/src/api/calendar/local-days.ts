import { dayMs } from "shared-types/kit/date";
import { IANAZone } from "luxon";

const minuteMs = 60_000;
const weekMs = 7 * dayMs;

/** From when on a zone is how far ahead of UTC, in milliseconds. */
type Change = [from: number, ahead: number];

/** When the change between two moments is, to the minute. */
function changeBetween(aheadAt: (ms: number) => number, before: number, after: number): number {
  let [known, changed] = [before, after];
  while (changed - known > minuteMs) {
    const middle = Math.floor((known + changed) / 2 / minuteMs) * minuteMs;
    if (aheadAt(middle) === aheadAt(known)) known = middle;
    else changed = middle;
  }
  return changed;
}

/** The changes of a year: weeks are compared, because asking for every photo takes a hundred times as long. */
function changesIn(zone: IANAZone, year: number): Change[] {
  const aheadAt = (ms: number) => zone.offset(ms) * minuteMs;
  const [start, end] = [Date.UTC(year), Date.UTC(year + 1)];
  const changes: Change[] = [[start, aheadAt(start)]];
  for (let at = start; at < end; at += weekMs) {
    const next = Math.min(at + weekMs, end);
    if (aheadAt(at) !== aheadAt(next)) {
      const change = changeBetween(aheadAt, at, next);
      changes.push([change, aheadAt(change)]);
    }
  }
  return changes;
}

const zones = new Map<string, (ms: number) => number>();

/** How far a zone is ahead from one change to the next. */
interface Stretch {
  from: number;
  until: number;
  ahead: number;
}

function daysIn(timeZone: string): (ms: number) => number {
  const zone = IANAZone.create(timeZone);
  const years = new Map<number, Stretch[]>();

  function stretchAt(ms: number): Stretch {
    const year = new Date(ms).getUTCFullYear();
    let stretches = years.get(year);
    if (!stretches) {
      const changes = changesIn(zone, year);
      stretches = changes.map(([from, ahead], n) => ({
        ...{ from, ahead },
        until: changes[n + 1]?.[0] ?? Date.UTC(year + 1),
      }));
      years.set(year, stretches);
    }
    return stretches.find(({ until }) => ms < until) ?? { from: ms, until: ms, ahead: 0 };
  }

  // Photos come in the order of their dates: most are in the stretch of the one before.
  let last: Stretch = { from: 0, until: 0, ahead: 0 };
  return (ms) => {
    if (ms < last.from || ms >= last.until) last = stretchAt(ms);
    return Math.floor((ms + last.ahead) / dayMs);
  };
}

/** The day of a moment in a time zone, counted from January 1, 1970. */
export function localDays(timeZone: string): (ms: number) => number {
  const known = zones.get(timeZone) ?? daysIn(timeZone);
  zones.set(timeZone, known);
  return known;
}
