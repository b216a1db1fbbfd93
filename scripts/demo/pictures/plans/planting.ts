import type { Rng } from "../kit/rng";
import { mapPoints } from "./ink";
import { letter } from "./lettering";
import { blob, type Frame } from "./lot";
import { badge, drift, shrub, type DriftStyle } from "./symbols";

/** One plant of a sheet: its common name, how many, and where (feet). */
export interface Planting {
  name: string;
  count: number;
  /** When it flowers in the Piedmont. */
  bloom: string;
  style: DriftStyle;
  /** Drifts as [x, y, rx, ry] in feet. */
  drifts?: readonly (readonly [number, number, number, number])[];
  /** Single shrubs as [x, y, r] in feet. */
  shrubs?: readonly (readonly [number, number, number])[];
  berry?: string;
}

/** Drifts are set out at planting size; the drawing shows them grown together. */
const SPREAD = 1.3;

/** The drifts and shrubs of a sheet, then the numbered discs that must stay on top. */
export function plantingLayers(
  list: readonly Planting[],
  f: Frame,
  rng: Rng,
): { ground: string; shrubs: string; badges: string } {
  let [ground, shrubs, badges] = ["", "", ""];
  list.forEach((plant, index) => {
    const label = String(index + 1);
    for (const [x, y, rx, ry] of plant.drifts ?? []) {
      ground += drift(
        mapPoints(blob(x, y, rx * SPREAD, ry * SPREAD, rng, 11), f.at),
        plant.style,
        rng,
      );
      badges += badge(label, ...f.at(x, y), rng);
    }
    (plant.shrubs ?? []).forEach(([x, y, r], i) => {
      const [px, py] = f.at(x, y);
      shrubs += shrub(px, py, r * f.k, plant.style.leaf, rng, plant.berry ?? plant.style.flower);
      if (i === 0) badges += badge(label, px, py, rng);
    });
  });
  return { ground, shrubs, badges };
}

/** The planting list beside the drawing: number, name, count. */
export function plantingList(
  heading: string,
  list: readonly Planting[],
  x: number,
  y: number,
  width: number,
  step: number,
  rng: Rng,
): string {
  let out =
    letter(heading, x, y, { size: 24, tracking: 2.6, slant: 3 }, rng) +
    letter("in bloom", x + width - 150, y, { size: 18, tracking: 0.6 }, rng) +
    letter("no.", x + width, y, { size: 18, anchor: "end" }, rng);
  list.forEach((plant, index) => {
    const line = y + 46 + index * step;
    out +=
      badge(String(index + 1), x + 18, line - 8, rng) +
      letter(plant.name, x + 50, line, { size: 21, tracking: 0.6 }, rng) +
      letter(plant.bloom, x + width - 150, line, { size: 19, tracking: 0.5 }, rng) +
      letter(String(plant.count), x + width, line, { size: 20, anchor: "end" }, rng);
  });
  return out;
}

/** Leaf washes shared by both sheets. */
export const leafTones = {
  sage: "#8a9a6a",
  moss: "#748a4e",
  fern: "#7f9b5c",
  blue: "#7d9385",
  straw: "#b9a765",
  deep: "#5f7748",
} as const;
