/** Progress at a time (ms). */
export interface Sample {
  at: number;
  done: number;
}

/** Older samples say little about the current speed. */
const windowMs = 30_000;
/** Below this no estimate is made. */
const leastMs = 2_000;

/** The recent samples plus a new one. If progress went back, starts over. */
export function withSample(samples: readonly Sample[], next: Sample): Sample[] {
  const last = samples.at(-1);
  if (last && next.done < last.done) return [next];
  return [...samples.filter(({ at }) => next.at - at <= windowMs), next];
}

/** Milliseconds until `total` at the speed of the samples; `null` while unknown. */
export function msLeft(samples: readonly Sample[], total: number): number | null {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last || last.at - first.at < leastMs || last.done <= first.done) return null;
  return ((total - last.done) * (last.at - first.at)) / (last.done - first.done);
}

/** 'about 3 minutes left'; '' while unknown, and at the end, where a guess would only flicker. */
export function timeLeftWords(ms: number | null): string {
  if (ms === null || ms < 10_000) return "";
  if (ms < 50_000) return `about ${Math.ceil(ms / 10_000) * 10} seconds left`;
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 90) return minutes === 1 ? "about a minute left" : `about ${minutes} minutes left`;
  return `about ${Math.round(minutes / 60)} hours left`;
}
