import { limits } from "shared-types";

/** From here on the room that is left is told. */
const nearLimit = 500;

/** Numbers that are said aloud; each key would be too many. */
const milestones = [0, 20, 100, nearLimit];

const characters = (n: number) =>
  `${n.toLocaleString("en-US")} ${n === 1 ? "character" : "characters"}`;

const words = (left: number) =>
  left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`;

/** How much room a message of this length has left: what is shown, and what is said aloud; '' far from the limit. */
export function charactersLeft(length: number): { shown: string; said: string } {
  const left = limits.message - length;
  if (left > nearLimit) return { shown: "", said: "" };
  const milestone = milestones.find((one) => left <= one) ?? nearLimit;
  return {
    shown: words(left),
    said: left < 0 ? "The message is too long" : `Fewer than ${characters(milestone + 1)} left`,
  };
}
