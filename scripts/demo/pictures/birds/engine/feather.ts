import type { FeatherInk } from "./form";
import { curve, curvePath, dist, lerpPt, linePath, type Pt } from "./geometry";
import { blend, hex, lit, rgb, scale } from "./tone";

const n1 = (x: number): string => x.toFixed(1);

export interface Plume {
  /** Base, middle, tip. */
  spine: readonly [Pt, Pt, Pt];
  width: number;
  ink: FeatherInk;
  light: number;
  /** px to a model unit. */
  k: number;
  /** Which side of the spine is the exposed outer vane: 1 right of the run, −1 left. */
  side: 1 | -1;
  /** Bluntness of the tip 0 (pointed) to 1 (round). */
  blunt?: number;
  shadow?: number;
}

const OPEN = [0.5, 0.82, 0.96, 1, 1, 0.97] as const;

/** A quill feather: cast shadow, two vanes, shaft, pale fringe and markings. */
export function plume(p: Plume): string {
  const line = curve(p.spine, false, 6);
  const n = line.length - 1;
  const blunt = p.blunt ?? 0.6;
  const off = (i: number, share: number): Pt => {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(n, i + 1)]!;
    const len = dist(a, b) || 1;
    const w = (p.width / 2) * share;
    return [line[i]![0] - ((b[1] - a[1]) / len) * w, line[i]![1] + ((b[0] - a[0]) / len) * w];
  };
  const wide = (i: number): number => {
    const t = i / n;
    const early = OPEN[Math.min(5, Math.floor(t * 8))]!;
    return t > 0.72
      ? early * (1 - ((t - 0.72) / 0.28) ** (1 + 3 * blunt) * (0.96 - 0.1 * blunt))
      : early;
  };
  const rim = (sign: number): Pt[] => line.map((_, i) => off(i, wide(i) * sign));
  const [outer, inner] = [rim(p.side), rim(-p.side)];
  const whole = curvePath([...outer, line[n]!, ...[...inner].reverse()], true);
  const tone = lit(rgb(p.ink.color), p.light);
  const edge = lit(rgb(p.ink.edge), Math.min(1, p.light + 0.05));
  const w = (p.ink.edgeWidth ?? 1.8) * p.k;
  const cast = p.shadow ?? 0.3;
  let out = `<path d="${whole}" fill="#191420" fill-opacity="${cast}" transform="translate(${n1(1.6 * p.k)} ${n1(3.6 * p.k)})"/>`;
  out += `<path d="${whole}" fill="${hex(tone)}"/>`;
  out += `<path d="${linePath([...line, ...[...inner].reverse()], true)}" fill="${hex(scale(tone, 0.84))}" fill-opacity="0.75"/>`;
  out += barbsOf(line, outer, hex(blend(tone, edge, 0.35)), p.k);
  if (p.ink.tip) {
    const share = p.ink.tipShare ?? 0.16;
    const from = Math.max(1, Math.round(n * (1 - share)));
    const cap = [...outer.slice(from), line[n]!, ...[...inner.slice(from)].reverse()];
    out += `<path d="${linePath(cap, true)}" fill="${hex(lit(rgb(p.ink.tip), p.light))}" fill-opacity="0.95"/>`;
  }
  if (p.ink.bars)
    for (let i = 3; i < n - 1; i += 3)
      out += `<path d="${linePath([lerpPt(line[i]!, outer[i]!, 0.15), outer[i]!])}" stroke="${hex(lit(rgb(p.ink.bars), p.light))}" stroke-width="${n1(7 * p.k)}"/>`;
  out += `<path d="${linePath(line)}" stroke="${hex(scale(tone, 0.62))}" stroke-width="${n1(1.3 * p.k)}" stroke-opacity="0.6" fill="none"/>`;
  out += `<path d="${linePath(outer.slice(2, -1))}" stroke="${hex(edge)}" stroke-width="${n1(w)}" stroke-opacity="${p.ink.edgeWidth ? 0.72 : 0.42}" fill="none" stroke-linecap="round"/>`;
  return out;
}

/** A few slanting hatches on the outer vane. */
function barbsOf(line: readonly Pt[], outer: readonly Pt[], ink: string, k: number): string {
  let d = "";
  for (let i = 2; i < line.length - 2; i += 1)
    d += linePath([lerpPt(line[i]!, outer[i]!, 0.1), outer[i + 1]!]);
  return `<path d="${d}" stroke="${ink}" stroke-width="${n1(0.9 * k)}" stroke-opacity="0.5" fill="none"/>`;
}
