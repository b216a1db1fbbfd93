import type { YardRecord } from "shared-types/calendar/records";

/** The species that were recorded, ever and in a year. */
export interface Recorded {
  ever: ReadonlySet<number>;
  inYear: ReadonlySet<number>;
}

export function createRecorded(year: number): Recorded & { add: (record: YardRecord) => void } {
  const [ever, inYear] = [new Set<number>(), new Set<number>()];
  return {
    ...{ ever, inYear },
    add({ species, time }) {
      ever.add(species);
      if (time.year === year) inYear.add(species);
    },
  };
}
