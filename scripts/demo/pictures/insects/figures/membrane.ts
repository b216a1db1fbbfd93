import { curve, pathOf, ribbon, type Pt } from "../paint/geom";
import type { Sheet } from "../paint/sheet";
import { hex, type Rgb } from "../paint/tint";

export interface MembraneLook {
  /** Control points from the base around the wing. */
  points: readonly Pt[];
  veins: readonly (readonly Pt[])[];
  tint: Rgb;
  veinColor: Rgb;
  /** How much the tint hides what lies behind, 0–1. */
  body?: number;
  veinWidth?: number;
  sheen?: Rgb;
}

/** A clear wing: tinted film, branching veins, a slanting gleam. */
export function membrane(sheet: Sheet, look: MembraneLook): string {
  const outline = curve(look.points, true, 8);
  const d = pathOf(outline);
  const [film, gleam, cut] = [sheet.id(), sheet.id(), sheet.id()];
  const body = look.body ?? 0.34;
  const w = look.veinWidth ?? 2.2;
  const veins = look.veins
    .map(
      (v) =>
        `<path d="${pathOf(ribbon(curve(v, false, 8), (s) => (w / 2) * (1.25 - s * 0.8)))}" fill="${hex(look.veinColor)}" opacity="0.85"/>`,
    )
    .join("");
  const sheen = hex(look.sheen ?? [238, 236, 220]);
  return (
    `<linearGradient id="${film}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${sheen}" stop-opacity="${body}"/><stop offset="0.5" stop-color="${hex(look.tint)}" stop-opacity="${body}"/><stop offset="1" stop-color="${hex(look.tint)}" stop-opacity="${Math.min(1, body * 1.5)}"/></linearGradient>` +
    `<linearGradient id="${gleam}" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0.3" stop-color="#fff" stop-opacity="0"/><stop offset="0.42" stop-color="#fffdf2" stop-opacity="0.42"/><stop offset="0.5" stop-color="#fff" stop-opacity="0.05"/><stop offset="0.66" stop-color="#fffdf2" stop-opacity="0.26"/><stop offset="0.74" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<clipPath id="${cut}"><path d="${d}"/></clipPath>` +
    `<path d="${d}" fill="url(#${film})"/><path d="${d}" fill="url(#${gleam})"/>` +
    `<g clip-path="url(#${cut})">${veins}</g>` +
    `<path d="${d}" fill="none" stroke="${hex(look.veinColor)}" stroke-width="${w * 0.9}" opacity="0.8"/>`
  );
}
