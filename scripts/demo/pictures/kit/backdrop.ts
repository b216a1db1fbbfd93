import { woodland, foliage, bark, litter, paper } from "./backdropNear";
import { meadow, edge, pond, sky, snow, garden } from "./backdropOpen";
import type { Stage } from "./backdropParts";
import { tonesOf } from "./palette";
import type { Rng } from "./rng";
import type { Season4, TimeOfDay } from "./season";

export type BackdropKind =
  | "meadow"
  | "woodland"
  | "edge"
  | "pond"
  | "sky"
  | "bark"
  | "litter"
  | "foliage"
  | "snow"
  | "garden"
  | "paper";

export interface BackdropOptions {
  time?: TimeOfDay;
  /** Height of the horizon as a share of the picture; each kind has its own. */
  horizon?: number;
}

const HORIZON: Record<BackdropKind, number> = {
  meadow: 0.36,
  woodland: 0.6,
  edge: 0.52,
  pond: 0.42,
  sky: 1,
  bark: 1,
  litter: 0,
  foliage: 1,
  snow: 0.48,
  garden: 0.5,
  paper: 1,
};

const PAINT: Record<BackdropKind, (s: Stage) => string> = {
  meadow,
  woodland,
  edge,
  pond,
  sky,
  bark,
  litter,
  foliage,
  snow,
  garden,
  paper,
};

/** Inner SVG of a background, w × h pixels, for `Layered.backdrop`; blur 20–50 suits a near subject. */
export function backdrop(
  kind: BackdropKind,
  season: Season4,
  w: number,
  h: number,
  rng: Rng,
  options: BackdropOptions = {},
): string {
  const stage: Stage = {
    w,
    h,
    t: tonesOf(season, options.time),
    rng,
    season,
    horizon: options.horizon ?? HORIZON[kind],
  };
  return PAINT[kind](stage);
}
