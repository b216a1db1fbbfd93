import type { BirdForm } from "./form";
import { lerpPt, type Pt } from "./geometry";
import { blend, hex, rgb, scale, type Rgb } from "./tone";

const n1 = (x: number): string => x.toFixed(1);
const PALE: Rgb = [255, 246, 232];

function limb(a: Pt, b: Pt, width: number, color: Rgb, k: number): string {
  const line = `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`;
  let scutes = "";
  for (let t = 0.2; t < 0.95; t += 0.14) {
    const p = lerpPt(a, b, t);
    scutes += `M${n1(p[0] - width * 0.45)} ${n1(p[1])}l${n1(width * 0.8)} ${n1(width * 0.12)}`;
  }
  return (
    `<path d="${line}" stroke="${hex(scale(color, 0.72))}" stroke-width="${n1(width)}" stroke-linecap="round"/>` +
    `<path d="${line}" stroke="${hex(blend(color, PALE, 0.22))}" stroke-width="${n1(width * 0.42)}" stroke-linecap="round" transform="translate(${n1(-width * 0.16)} 0)"/>` +
    `<path d="${scutes}" stroke="${hex(scale(color, 0.5))}" stroke-width="${n1(0.9 * k)}" opacity="0.6"/>`
  );
}

function toe(points: readonly [Pt, Pt, Pt], width: number, color: Rgb): string {
  const [a, b, c] = points;
  const d = `M${n1(a[0])} ${n1(a[1])}Q${n1(b[0])} ${n1(b[1])} ${n1(c[0])} ${n1(c[1])}`;
  const [vx, vy] = [c[0] - b[0], c[1] - b[1]];
  const len = Math.hypot(vx, vy) || 1;
  const claw = `M${n1(c[0])} ${n1(c[1])}q${n1((vx / len) * width)} ${n1((vy / len) * width * 0.4)} ${n1((vx / len) * width * 0.7)} ${n1(width * 0.62)}`;
  return (
    `<path d="${d}" stroke="${hex(scale(color, 0.66))}" stroke-width="${n1(width)}" stroke-linecap="round"/>` +
    `<path d="${d}" stroke="${hex(blend(color, PALE, 0.2))}" stroke-width="${n1(width * 0.38)}" stroke-linecap="round" transform="translate(0 ${n1(-width * 0.18)})"/>` +
    `<path d="${claw}" stroke="#1d1a19" stroke-width="${n1(width * 0.5)}" stroke-linecap="round"/>`
  );
}

/** Legs and feet; `ahead` is +1 when the bird faces right. Toes curl round a perch of `girth` px. */
export function legs(l: BirdForm["legs"], k: number, ahead: 1 | -1, girth: number): string {
  const c = rgb(l.color);
  const w = 9.6 * k;
  const one = (at: Pt, foot: Pt, far: boolean): string => {
    const tone = far ? scale(c, 0.72) : c;
    const shank = limb(at, foot, w, tone, k);
    const s = ahead * k;
    const step = (dx: number, dy: number): Pt => [foot[0] + dx * s, foot[1] + dy * k];
    const curl = Math.min(34, girth / k) * 0.62;
    if (l.grip === "ground")
      return (
        shank +
        toe([foot, step(-12, 2), step(-30, 5)], w * 0.8, tone) +
        [34, 42, 30]
          .map((r, i) => toe([foot, step(r * 0.5, -7 + i * 4), step(r, 1 + i * 5)], w * 0.86, tone))
          .join("")
      );
    if (l.grip === "cling")
      return (
        shank +
        toe([foot, step(8, -16), step(17, -34)], w * 0.84, tone) +
        toe([foot, step(14, -8), step(30, -20)], w * 0.84, tone) +
        toe([foot, step(8, 8), step(16, 22)], w * 0.84, tone)
      );
    return (
      toe([foot, step(-14, -4), step(-20, curl * 0.5)], w * 0.9, tone) +
      shank +
      [13, 22, 31]
        .map((r, i) =>
          toe(
            [foot, step(r + 4, -8 + i * 1.5), step(r + 5, curl * (0.42 + 0.16 * i))],
            w * 1.08,
            tone,
          ),
        )
        .join("")
    );
  };
  return `<g fill="none">${one(l.at[1], l.feet[1], true)}${one(l.at[0], l.feet[0], false)}</g>`;
}
