import type { Moisture, Sun } from "shared-types/plant/codes";

/** The filled share of the disc, 0–1. */
export const sunLevel: Record<Sun, number> = {
  F: 1,
  "F-P": 0.75,
  "F-S": 0.5,
  "P-S": 0.3,
  "S-PS": 0.18,
  S: 0,
};

/** The filled share of the drop, 0–1. */
export const moistureLevel: Record<Moisture, number> = {
  D: 0,
  "D-M": 0.22,
  "M-D": 0.36,
  M: 0.5,
  "W-D": 0.6,
  "M-W": 0.72,
  "W-M": 0.86,
  W: 1,
};
