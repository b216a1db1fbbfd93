import { castShadow } from "../insects/paint/limb";
import { curve, ellipse, pathOf, type Pt } from "../insects/paint/geom";
import { noise } from "../insects/paint/noise";
import type { Sheet } from "../insects/paint/sheet";
import { surface } from "../insects/paint/surface";
import { blend, ease, hex, rgb, type Rgb } from "../insects/paint/tint";
import { tube, tubeOutline } from "../insects/figures/form";

/** What makes one frog differ from another, on one anatomy. */
export interface FrogLook {
  /** Control points of body and head from the side, facing left, snout near (-330, 20). */
  body: readonly Pt[];
  /** Pigment of the skin; `part` tells limbs (which carry bars) from the trunk. */
  skin: (x: number, y: number, part: "trunk" | "limb") => Rgb;
  relief: (x: number, y: number) => number;
  eye: { at: Pt; r: number; iris: Rgb };
  /** Radius of toe pads; 0 for a toad's plain toes. */
  pad: number;
  ear?: Pt;
  gloss: number;
  /** Thickness of the limbs against a treefrog's. */
  limbs: number;
  /** Extra marks laid on the trunk after its skin. */
  marks?: string;
  leg?: number;
}

/** The eye of a frog or toad: gold iris, level pupil, wet gleam, lids. */
export function frogEye(at: Pt, r: number, iris: Rgb, skin: Rgb): string {
  const [x, y] = at;
  const veins = Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const k = 0.62 + ((i * 7) % 5) * 0.06;
    return `M${(x + c * r * 0.42).toFixed(1)} ${(y + s * r * 0.34).toFixed(1)}L${(x + c * r * k * 1.3).toFixed(1)} ${(y + s * r * k * 1.3).toFixed(1)}`;
  }).join("");
  const dark = hex(blend(skin, rgb("#14151a"), 0.75));
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${r * 1.16}" ry="${r * 1.1}" fill="${dark}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${hex(blend(iris, rgb("#2a2016"), 0.35))}"/>` +
    `<circle cx="${x - r * 0.06}" cy="${y + r * 0.1}" r="${r * 0.86}" fill="${hex(iris)}"/>` +
    `<path d="${veins}" stroke="#2b2118" stroke-width="${r * 0.05}" opacity="0.55"/>` +
    `<path d="M${x - r * 0.9} ${y - r * 0.1}A${r} ${r} 0 0 1 ${x + r * 0.9} ${y - r * 0.1}Q${x} ${y - r * 0.52} ${x - r * 0.9} ${y - r * 0.1}Z" fill="#1a1512" opacity="0.4"/>` +
    `<ellipse cx="${x}" cy="${y + r * 0.04}" rx="${r * 0.62}" ry="${r * 0.34}" fill="#0c0b0e"/>` +
    `<ellipse cx="${x}" cy="${y + r * 0.04}" rx="${r * 0.66}" ry="${r * 0.38}" fill="none" stroke="${hex(blend(iris, rgb("#fff2c0"), 0.55))}" stroke-width="${r * 0.06}" opacity="0.9"/>` +
    `<ellipse cx="${x - r * 0.3}" cy="${y - r * 0.38}" rx="${r * 0.24}" ry="${r * 0.17}" fill="#fffdf4" opacity="0.92"/>` +
    `<ellipse cx="${x + r * 0.34}" cy="${y + r * 0.5}" rx="${r * 0.3}" ry="${r * 0.1}" fill="#cfe0e8" opacity="0.35"/>` +
    `<path d="M${x - r * 1.2} ${y + r * 0.1}Q${x - r * 0.6} ${y - r * 1.16} ${x + r * 0.2} ${y - r * 1.06}Q${x + r * 0.95} ${y - r * 0.92} ${x + r * 1.2} ${y + r * 0.06}" fill="none" stroke="${hex(blend(skin, rgb("#4a4a3c"), 0.35))}" stroke-width="${r * 0.17}" stroke-linecap="round"/><path d="M${x - r * 1.16} ${y - r * 0.14}Q${x - r * 0.6} ${y - r * 1.24} ${x + r * 0.2} ${y - r * 1.13}" fill="none" stroke="${hex(blend(skin, rgb("#fff7dc"), 0.35))}" stroke-width="${r * 0.07}" stroke-linecap="round" opacity="0.8"/>` +
    `<path d="M${x - r * 1.1} ${y + r * 0.36}Q${x} ${y + r * 1.34} ${x + r * 1.12} ${y + r * 0.3}" fill="none" stroke="${hex(blend(skin, rgb("#5c5c4a"), 0.3))}" stroke-width="${r * 0.12}" stroke-linecap="round"/>`
  );
}

interface Bones {
  spine: readonly Pt[];
  radii: readonly number[];
}

function part(sheet: Sheet, look: FrogLook, b: Bones, shadow = true): string {
  const radii = b.radii.map((r) => r * look.limbs);
  return (
    (shadow ? castShadow(tubeOutline(b.spine, radii), 5, 10, 12, 0.34) : "") +
    tube(sheet, b.spine, radii, {
      depth: 0.95,
      gloss: look.gloss,
      relief: (x, y) => look.relief(x, y) * 0.6,
      color: (x, y) => look.skin(x, y, "limb"),
    })
  );
}

function toes(sheet: Sheet, look: FrogLook, wrist: Pt, tips: readonly Pt[], thick: number): string {
  return tips
    .map((tip) => {
      const mid: Pt = [(wrist[0] + tip[0]) / 2 + 3, (wrist[1] + tip[1]) / 2 - 9];
      const toe = part(
        sheet,
        look,
        { spine: [wrist, mid, tip], radii: [thick, thick * 0.62, thick * 0.55] },
        false,
      );
      if (!look.pad) return castShadow(ellipse(tip[0], tip[1], 8, 6), 2, 5, 5, 0.3) + toe;
      const disc = ellipse(tip[0], tip[1], look.pad * 1.2, look.pad * 0.8, -14);
      const pad = surface(sheet, {
        outline: disc,
        depth: 0.6,
        gloss: 0.4,
        color: (x, y) => blend(look.skin(x, y, "trunk"), rgb("#c9c4a4"), 0.4),
      });
      return (
        castShadow(disc, 3, 6, 6, 0.36) +
        toe +
        pad +
        `<path d="${pathOf(disc)}" fill="none" stroke="#3b3d33" stroke-width="1.4" opacity="0.5"/>`
      );
    })
    .join("");
}

/** A sitting frog from the side, facing left; about 680 units long, its feet near y = 240. */
export function sittingFrog(sheet: Sheet, look: FrogLook): string {
  const trunk = curve(look.body, true, 9);
  const belly = Math.max(...look.body.map((p) => p[1]));
  const far =
    part(sheet, look, {
      spine: [
        [-210, 100],
        [-250, 160],
        [-300, 196],
      ],
      radii: [34, 27, 20],
    }) +
    toes(
      sheet,
      look,
      [-302, 198],
      [
        [-366, 196],
        [-352, 222],
        [-318, 236],
        [-276, 232],
      ],
      13,
    );
  const body = surface(sheet, {
    outline: trunk,
    depth: 0.92,
    gloss: look.gloss,
    relief: look.relief,
    color: (x, y) => {
      const pale =
        ease(belly - 96, belly - 20, y + noise(x / 20, y / 20, 9) * 26) * ease(320, 160, x);
      return blend(look.skin(x, y, "trunk"), rgb("#d2c7a6"), pale * 0.7);
    },
  });
  const nostril = `<ellipse cx="-306" cy="-22" rx="6" ry="4" fill="#17160f" opacity="0.8"/>`;
  const mouth = `<path d="M-334 34Q-270 62 -196 56Q-150 50 -118 22" fill="none" stroke="#201d18" stroke-width="4.4" opacity="0.62" stroke-linecap="round"/><path d="M-332 40Q-268 69 -196 63Q-150 57 -116 29" fill="none" stroke="#efe8cf" stroke-width="2.6" opacity="0.5" stroke-linecap="round"/>`;
  const ear = look.ear
    ? `<circle cx="${look.ear[0]}" cy="${look.ear[1]}" r="22" fill="#2d2a20" opacity="0.28"/><circle cx="${look.ear[0]}" cy="${look.ear[1]}" r="17" fill="#8f8462" opacity="0.3"/><path d="M${look.ear[0] - 19} ${look.ear[1] + 8}A20 20 0 0 1 ${look.ear[0] + 10} ${look.ear[1] - 18}" fill="none" stroke="#efe6c6" stroke-width="3" opacity="0.35"/><circle cx="${look.ear[0]}" cy="${look.ear[1]}" r="5" fill="#2d2a20" opacity="0.14"/>`
    : "";
  const k = look.leg ?? 1;
  const hind =
    part(sheet, look, {
      spine: [
        [262, 96],
        [150, 92],
        [30 - 20 * k, 96],
      ],
      radii: [66, 62, 36],
    }) +
    part(sheet, look, {
      spine: [
        [24 - 20 * k, 92],
        [130, 150],
        [236, 196],
      ],
      radii: [34, 44, 22],
    }) +
    part(sheet, look, {
      spine: [
        [240, 200],
        [180, 214],
        [108, 220],
      ],
      radii: [22, 20, 18],
    }) +
    toes(
      sheet,
      look,
      [112, 220],
      [
        [42, 206],
        [4, 226],
        [24, 250],
        [76, 258],
        [130, 250],
      ],
      13,
    );
  const fore =
    part(sheet, look, {
      spine: [
        [-130, 84],
        [-92, 136],
        [-84, 172],
      ],
      radii: [44, 36, 27],
    }) +
    part(sheet, look, {
      spine: [
        [-84, 166],
        [-122, 200],
        [-168, 222],
      ],
      radii: [30, 32, 20],
    }) +
    toes(
      sheet,
      look,
      [-170, 222],
      [
        [-246, 216],
        [-236, 246],
        [-196, 262],
        [-148, 256],
      ],
      13,
    );
  return (
    far +
    body +
    (look.marks ?? "") +
    ear +
    mouth +
    nostril +
    frogEye(
      look.eye.at,
      look.eye.r,
      look.eye.iris,
      look.skin(look.eye.at[0], look.eye.at[1], "trunk"),
    ) +
    hind +
    fore
  );
}
