import { curve, ellipse, type Pt } from "../insects/paint/geom";
import { castShadow, limb } from "../insects/paint/limb";
import { noise } from "../insects/paint/noise";
import type { Sheet } from "../insects/paint/sheet";
import { surface } from "../insects/paint/surface";
import { blend, ease, rgb, type Rgb } from "../insects/paint/tint";
import { band, bandOutline, runs, type BandLook, type BandPlace } from "./band";

/** From the tail tip through two loose coils to the neck. */
const COILS: readonly Pt[] = curve(
  [
    [560, 150],
    [430, 196],
    [250, 214],
    [60, 216],
    [-130, 196],
    [-262, 130],
    [-286, 40],
    [-200, -34],
    [-40, -66],
    [150, -70],
    [300, -34],
    [360, 36],
    [300, 104],
    [150, 136],
    [-20, 132],
    [-140, 88],
    [-150, 22],
    [-60, -24],
    [60, -20],
    [120, 26],
    [60, 62],
    [-60, 40],
    [-190, -60],
    [-330, -130],
    [-430, -138],
  ],
  false,
  9,
);

function skin({ run, across, x, y }: BandPlace): Rgb {
  const ground = blend(rgb("#3f3f2e"), rgb("#5d5a40"), noise(x / 18, y / 18, 3));
  const square =
    Math.sin(run / 8.5) * Math.sin(across * 9) > 0.1 &&
    Math.abs(across) > 0.16 &&
    Math.abs(across) < 0.7;
  let c = square ? blend(ground, rgb("#1c1b18"), 0.75) : ground;
  const yellow = rgb("#d8c667");
  c = blend(c, yellow, ease(0.15, 0.1, Math.abs(across)));
  c = blend(
    c,
    blend(yellow, rgb("#c9cf9a"), 0.4),
    ease(0.12, 0.07, Math.abs(Math.abs(across) - 0.8)),
  );
  c = blend(c, rgb("#c5c8a0"), ease(0.9, 0.97, Math.abs(across)) * 0.7);
  const keel = Math.abs(Math.sin(run / 4.6 + (Math.floor(across * 7) % 2) * 1.57)) ** 8;
  return blend(c, rgb("#f4edc4"), keel * 0.1);
}

/** Common garter snake in loose coils, head raised to the left; about 1,000 units wide. */
export function garterSnake(sheet: Sheet): string {
  const length = runs(COILS);
  const total = length[length.length - 1]!;
  const radius = (run: number): number =>
    4 + 31 * ease(0, 720, run) - 13 * ease(total - 190, total, run);
  const pieces = 16;
  const per = Math.ceil((COILS.length - 1) / pieces);
  const out: string[] = [];
  for (let i = 0; i < pieces; i++) {
    const from = Math.max(0, i * per - 1);
    const spine = COILS.slice(from, Math.min(COILS.length, (i + 1) * per + 2));
    if (spine.length < 3) continue;
    const look: BandLook = {
      spine,
      radius,
      start: length[from]!,
      color: skin,
      gloss: 0.3,
      relief: ({ run, across }) =>
        Math.abs(Math.sin(run / 4.6)) * Math.abs(Math.sin(across * 11)) * 1.2,
    };
    out.push(
      castShadow(bandOutline({ ...look, radius: (r) => radius(r) * 0.9 }), 5, 13, 13, 0.3) +
        band(sheet, look),
    );
  }
  return out.join("") + head(sheet);
}

function head(sheet: Sheet): string {
  const outline = curve(
    [
      [-404, -158],
      [-440, -172],
      [-486, -166],
      [-524, -146],
      [-538, -126],
      [-526, -108],
      [-486, -98],
      [-440, -102],
      [-404, -116],
    ],
    true,
    9,
  );
  const eye = ellipse(-484, -140, 13, 12);
  return (
    `<path d="M-536 -122Q-574 -112 -598 -122M-566 -114Q-590 -104 -606 -92" stroke="#8c2b24" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-590 -119l-10 -4M-596 -100l-10 8" stroke="#1c1413" stroke-width="5" stroke-linecap="round"/>` +
    castShadow(outline, 5, 16, 14, 0.3) +
    surface(sheet, {
      outline,
      depth: 0.75,
      gloss: 0.4,
      relief: (x, y) => -Math.exp(-(((y + 138 + Math.abs(x + 470) * 0.05) / 3) ** 2)) * 0.8,
      color: (x, y) => {
        let c = blend(rgb("#4c4b36"), rgb("#6b6748"), noise(x / 14, y / 14, 4));
        c = blend(c, rgb("#d7cf94"), ease(-124, -114, y + (x + 470) * 0.05));
        return Math.abs(((x + 900) % 17) - 2) < 1.3 && y > -124 ? blend(c, rgb("#2b2a20"), 0.7) : c;
      },
    }) +
    surface(sheet, { outline: eye, depth: 0.6, gloss: 0.7, color: () => rgb("#b98a3c") }) +
    `<circle cx="-485" cy="-140" r="7" fill="#100e0c"/><circle cx="-489" cy="-144" r="2.8" fill="#fff" opacity=".95"/><ellipse cx="-526" cy="-134" rx="3" ry="2.4" fill="#15130f"/>` +
    limb(
      [
        [-536, -118],
        [-490, -110],
        [-424, -112],
      ],
      3.4,
      1.6,
      rgb("#2f2d20"),
    )
  );
}
