import type { BillForm, EyeForm } from "./form";
import { curve, dist, lerpPt, linePath, type Pt } from "./geometry";
import { blend, hex, rgb, scale, type Rgb } from "./tone";

const n1 = (x: number): string => x.toFixed(1);
const PALE: Rgb = [250, 246, 240];

/** Bill in profile: both mandibles, the gape line, a lit culmen and the nostril. */
export function bill(b: BillForm, k: number): string {
  const len = dist(lerpPt(b.top, b.bottom, 0.5), b.tip);
  const root = lerpPt(b.top, b.bottom, b.gape);
  const deep = dist(b.top, b.bottom) || 1;
  const up: Pt = [(b.top[0] - b.bottom[0]) / deep, (b.top[1] - b.bottom[1]) / deep];
  const lift = (p: Pt, by: number): Pt => [p[0] + up[0] * by * len, p[1] + up[1] * by * len];
  const bend = b.bend ?? 0;
  const half = (from: Pt, bulge: number): Pt => lift(lerpPt(from, b.tip, 0.55), bulge + bend * 0.5);
  const culmen = curve([b.top, half(b.top, b.culmen), b.tip], false, 8);
  const gape = curve([root, lift(lerpPt(root, b.tip, 0.55), bend * 0.5 + 0.01), b.tip], false, 8);
  const gonys = curve([b.bottom, half(b.bottom, -b.gonys), b.tip], false, 8);
  const c = rgb(b.color);
  const low = rgb(b.lower ?? b.color);
  const area = (fill: Rgb, pts: readonly Pt[]): string =>
    `<path d="${linePath(pts, true)}" fill="${hex(fill)}" stroke="${hex(scale(fill, 0.7))}" stroke-width="${n1(0.8 * k)}" stroke-linejoin="round"/>`;
  const glint = culmen.map((p, i) => lerpPt(p, gape[i]!, 0.3));
  const nose = lift(lerpPt(b.top, b.tip, 0.2), -0.35 * (deep / len));
  return (
    area(scale(low, 0.8), [...gape, ...[...gonys].reverse()]) +
    area(c, [...culmen, ...[...gape].reverse()]) +
    `<path d="${linePath(glint.slice(2, -3))}" stroke="${hex(blend(c, PALE, 0.5))}" stroke-width="${n1(deep * 0.13)}" opacity="0.6" fill="none" stroke-linecap="round"/>` +
    `<path d="${linePath(gape.slice(0, -1))}" stroke="${hex(scale(c, 0.42))}" stroke-width="${n1(1.8 * k)}" fill="none" stroke-linecap="round"/>` +
    `<circle cx="${n1(nose[0])}" cy="${n1(nose[1])}" r="${n1(1.9 * k)}" fill="${hex(scale(c, 0.4))}"/>`
  );
}

/** The eye: lid, iris, pupil, reflected sky below and the catchlight above left. */
export function eye(e: EyeForm, k: number): string {
  const [x, y] = e.at;
  const iris = e.iris ?? "#2a1a14";
  const disc = (r: number, fill: string, opacity = 1, dx = 0, dy = 0): string =>
    `<ellipse cx="${n1(x + dx * e.r)}" cy="${n1(y + dy * e.r)}" rx="${n1(e.r * r)}" ry="${n1(e.r * r * 0.96)}" fill="${fill}" opacity="${opacity}"/>`;
  const arc = (sweep: 0 | 1): string =>
    `<path d="M${n1(x - e.r * 1.05)} ${n1(y + (sweep ? -0.62 : 0.62) * e.r)}A${n1(e.r * 1.3)} ${n1(e.r * 1.3)} 0 0 ${sweep} ${n1(x + e.r * 1.05)} ${n1(y + (sweep ? -0.62 : 0.62) * e.r)}" stroke="${e.ring}" stroke-width="${n1(e.r * 0.3)}" fill="none" stroke-linecap="round"/>`;
  const lid = !e.ring
    ? disc(1.34, "#0d0b0c", 0.5) + disc(1.3, "#b9b2a4", 0.16)
    : e.ringWhole
      ? disc(1.45, e.ring, 0.9)
      : arc(0) + arc(1);
  return (
    lid +
    disc(1.12, "#100c0c") +
    disc(0.94, iris) +
    disc(0.62, "#0a0708") +
    disc(0.5, "#8fa0b4", 0.3, 0.25, 0.42) +
    disc(0.26, "#ffffff", 0.96, -0.32, -0.36) +
    `<path d="M${n1(x - e.r * 1.25)} ${n1(y - e.r * 0.35)}Q${n1(x)} ${n1(y - e.r * 1.55)} ${n1(x + e.r * 1.25)} ${n1(y - e.r * 0.3)}" stroke="#14100f" stroke-width="${n1(1.6 * k)}" opacity="0.55" fill="none"/>`
  );
}
