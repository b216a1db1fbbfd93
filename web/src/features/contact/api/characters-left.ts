import { limits } from "shared-types/kit/limits";

/** From this many characters left on, the count is shown. */
const nearLimit = 500;

/** Counts that are announced to screen readers; every key press would be too many. */
const milestones = [0, 20, 100, nearLimit];

const characters = (n: number) =>
  `${n.toLocaleString("en-US")} ${n === 1 ? "character" : "characters"}`;

const words = (left: number) =>
  left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`;

/** The characters left for a message: the text shown and the text announced; '' far from the limit. */
export function charactersLeft(length: number): { shown: string; notice: string } {
  const left = limits.message - length;
  if (left > nearLimit) return { shown: "", notice: "" };
  const milestone = milestones.find((one) => left <= one) ?? nearLimit;
  return {
    shown: words(left),
    notice: left < 0 ? "The message is too long" : `Fewer than ${characters(milestone + 1)} left`,
  };
}
