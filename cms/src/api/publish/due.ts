import type { PublishTime } from "shared-types/publish/codes";
import type { PublishEntry } from "shared-types/publish/answers";
import { isDue } from "../backup/due";
import { countOf, type Waiting } from "./waiting";

/** So long nothing is saved before what was saved is published. */
const quietMs = 10 * 60_000;

/** Delay before another try after a failure. */
const retryMs = 3600 * 1000;

interface Facts {
  when: PublishTime;
  /** Newest first. */
  history: readonly Pick<PublishEntry, "outcome" | "ended">[];
  waiting: Waiting | null;
}

const endOf = (entry: Pick<PublishEntry, "ended"> | undefined) =>
  Date.parse(entry?.ended ?? "") || 0;

/**
 * Whether the site is to be published by itself: ten quiet minutes after a save, or once after each night, when the
 * pages that name the day are another.
 */
export function isDueToPublish(
  { when, history, waiting }: Facts,
  now: number,
  timeZone: string,
): boolean {
  const last = endOf(history.find(({ outcome }) => outcome === "done"));
  const [newest] = history;
  // One that the owner has ended is tried again too, but not at once.
  const failed = newest && newest.outcome !== "done" ? endOf(newest) : 0;
  if (now - failed < retryMs) return false;
  if (when === "night") return isDue({ last, failed }, now, timeZone);
  return when === "saves" && countOf(waiting) !== 0 && now - (waiting?.changedAt ?? 0) >= quietMs;
}
