import { backdrop, type BackdropKind } from "../kit/backdrop";
import type { Layered } from "../kit/render";
import type { Season4, TimeOfDay } from "../kit/season";
import { newSheet, type Sheet } from "./paint/sheet";

export interface Stage {
  sheet: Sheet;
  season: Season4;
  width: number;
  height: number;
}

export interface Setting {
  kind: BackdropKind;
  time?: TimeOfDay;
  blur?: number;
  /** Laid over the backdrop before it is blurred. */
  behind?: string;
  middle?: string;
  middleBlur?: number;
  light?: string;
}

export type Shape = "wide" | "tall" | "square";

const SIZE: Record<Shape, readonly [number, number]> = {
  wide: [1600, 1067],
  tall: [1067, 1600],
  square: [1400, 1200],
};

/** Opens a picture of a shape, lets `paint` draw its subject, and puts the background behind it. */
export function compose(
  seed: string,
  season: Season4,
  shape: Shape,
  setting: Setting | ((stage: Stage) => Setting),
  paint: (stage: Stage) => string,
): Layered {
  const [width, height] = SIZE[shape];
  const stage: Stage = { sheet: newSheet(seed), season, width, height };
  const place = typeof setting === "function" ? setting(stage) : setting;
  const options = place.time ? { time: place.time } : {};
  return {
    width,
    height,
    backdrop:
      backdrop(place.kind, season, width, height, stage.sheet.rng.fork("back"), options) +
      (place.behind ?? ""),
    backdropBlur: place.blur ?? 34,
    ...(place.middle ? { middle: place.middle, middleBlur: place.middleBlur ?? 8 } : {}),
    subject: paint(stage),
    ...(place.light ? { light: place.light } : {}),
  };
}

/** Moves, turns (degrees) and scales a drawn group. */
export function put(inner: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inner}</g>`;
}

/** The same, seen in a mirror. */
export function putMirrored(inner: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${-scale} ${scale})">${inner}</g>`;
}
