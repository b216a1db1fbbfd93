import { shade } from "../kit/color";
import { dryBrush, gouache, linear } from "../kit/paint";
import { n, polyline, type Pt } from "../kit/path";
import type { Rng } from "../kit/rng";

/** A table top of oiled boards filling w × h px, light from the upper left. */
export function boards(w: number, h: number, color: string, rng: Rng, count = 5): string {
  let out = "";
  const step = h / count;
  for (let i = 0; i < count; i++) {
    const tone = shade(color, rng.range(-0.1, 0.08));
    const y = i * step;
    const ramp = linear(
      [
        [0, shade(tone, 0.14)],
        [0.5, tone],
        [1, shade(tone, -0.14)],
      ],
      20,
    );
    const box = { x: -40, y: y + 6, w: w + 80, h: step - 12 };
    out += `${ramp.def}<rect x="-10" y="${n(y)}" width="${w + 20}" height="${n(step + 1)}" fill="${ramp.ref}"/>`;
    out += dryBrush(box, rng, {
      color: shade(tone, -0.4),
      count: 46,
      angle: 0,
      width: 3.4,
      opacity: 0.32,
      length: 0.3,
    });
    out += dryBrush(box, rng, {
      color: shade(tone, 0.3),
      count: 30,
      angle: 0,
      width: 3,
      opacity: 0.28,
      length: 0.24,
    });
    if (rng.chance(0.6)) {
      const [kx, ky] = [rng.range(0.1, 0.9) * w, y + step * rng.range(0.3, 0.7)];
      for (let k = 3; k > 0; k--)
        out += `<ellipse cx="${n(kx)}" cy="${n(ky)}" rx="${k * 9}" ry="${k * 5}" fill="none" stroke="${shade(tone, -0.45)}" stroke-width="2.4" opacity=".4"/>`;
    }
    out += `<rect x="-10" y="${n(y - 2)}" width="${w + 20}" height="5" fill="#1f1710" opacity=".55"/><rect x="-10" y="${n(y + 3)}" width="${w + 20}" height="2" fill="#fff3d8" opacity=".2"/>`;
  }
  return out;
}

/** A sheet of paper with its shadow; `inner` is drawn in its own frame, 0,0 at its top left. */
export function sheetOf(
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  color: string,
  inner: string,
): string {
  const shadow = [26, 18, 10]
    .map(
      (d) =>
        `<rect x="${d * 0.5}" y="${d * 0.7}" width="${w}" height="${h}" rx="4" fill="#1c140c" opacity=".16"/>`,
    )
    .join("");
  const lit = linear(
    [
      [0, "#ffffff", 0.35],
      [0.5, "#ffffff", 0],
      [1, "#3a2a18", 0.16],
    ],
    40,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shadow}<rect width="${w}" height="${h}" rx="3" fill="${color}"/>${inner}${lit.def}<rect width="${w}" height="${h}" rx="3" fill="${lit.ref}"/></g>`;
}

/** A raster picture inside an SVG, as JPEG. */
export const embed = (jpeg: Buffer, x: number, y: number, w: number, h: number): string =>
  `<image x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${jpeg.toString("base64")}"/>`;

/** A sharpened wooden pencil, point at (x, y). */
export function pencil(
  x: number,
  y: number,
  length: number,
  turn: number,
  color: string,
  rng: Rng,
): string {
  const r = length * 0.021;
  const part = (pts: Pt[], fill: string): string =>
    gouache(
      pts,
      { fill, rng, grain: 0, angle: 86, streaks: 14, edge: 1.4, streakWidth: 2 },
      polyline(pts),
    );
  const cone = length * 0.085;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M4 ${n(r * 1.7)}L${n(length)} ${n(r * 2.4)}L${n(length)} ${n(r * 1.2)}L${n(cone)} ${n(r * 0.9)}Z" fill="#1c140c" opacity=".35"/>` +
    part(
      [
        [0, 0],
        [cone, -r],
        [cone + 5, 0],
        [cone, r],
      ],
      "#dcb98a",
    ) +
    `<path d="M0 0L${n(cone * 0.34)} ${n(-r * 0.34)}L${n(cone * 0.36)} 0L${n(cone * 0.34)} ${n(r * 0.34)}Z" fill="#33302e"/>` +
    part(
      [
        [cone, -r],
        [length * 0.93, -r],
        [length * 0.93, r],
        [cone, r],
        [cone + 5, 0],
      ],
      color,
    ) +
    `<path d="M${n(cone)} ${n(-r * 0.3)}L${n(length * 0.93)} ${n(-r * 0.3)}M${n(cone)} ${n(r * 0.4)}L${n(length * 0.93)} ${n(r * 0.4)}" stroke="#2a2018" stroke-width="1.4" opacity=".4"/>` +
    part(
      [
        [length * 0.93, -r],
        [length * 0.965, -r],
        [length * 0.965, r],
        [length * 0.93, r],
      ],
      "#b9b3a4",
    ) +
    part(
      [
        [length * 0.965, -r],
        [length, -r * 0.9],
        [length, r * 0.9],
        [length * 0.965, r],
      ],
      "#b9756c",
    ) +
    `</g>`
  );
}
