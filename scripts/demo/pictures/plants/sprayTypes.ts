import type { Rng } from "../kit/rng";
import type { Season4 } from "../kit/season";

export interface SprayOptions {
  rng: Rng;
  /** Foot of the stalk. */
  x: number;
  y: number;
  /** Height of the stalk in pixels; leaves and heads keep the plant's own proportions. */
  height: number;
  /** Sideways way of the tip as a share of the height. */
  lean?: number;
  season: Season4;
  /** What stands on the tip; flowers unless told. */
  tip?: "flower" | "fruit" | "none";
  detail?: 0 | 1 | 2;
  snow?: boolean;
  /** Leaves are left off above this share of the height. */
  leavesTo?: number;
}
