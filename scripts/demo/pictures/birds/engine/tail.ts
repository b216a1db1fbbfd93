import type { TailForm } from "./form";
import { along, curve, dist, even, type Pt } from "./geometry";
import { plume } from "./feather";

const SHORT: Record<TailForm["end"], (s: number) => number> = {
  square: () => 0,
  round: (s) => 0.09 * (s * 2 - 1) ** 2,
  notch: (s) => 0.05 * (1 - Math.abs(s * 2 - 1)),
  point: (s) => 0.42 * Math.abs(s * 2 - 1),
};

/** The closed tail seen from the side, lower feathers first, the middle pair on top. */
export function tail(t: TailForm, k: number): string {
  const line = even(curve(t.line), 40);
  const n = t.feathers;
  const across = (u: number, s: number): Pt => {
    const p = along(line, u);
    const a = along(line, Math.max(0, u - 0.03));
    const b = along(line, Math.min(1, u + 0.03));
    const len = dist(a, b) || 1;
    const w = (t.baseWidth + (t.tipWidth - t.baseWidth) * u) * (s - 0.5) * 0.72;
    return [p[0] - ((b[1] - a[1]) / len) * w, p[1] + ((b[0] - a[0]) / len) * w];
  };
  // s runs across the tail; the side nearer the ground is painted first.
  const down = across(0.5, 1)[1] > across(0.5, 0)[1];
  let out = "";
  for (let i = 0; i < n; i += 1) {
    const s = n === 1 ? 0.5 : down ? 1 - i / (n - 1) : i / (n - 1);
    const end = 1 - SHORT[t.end](s);
    out += plume({
      spine: [across(0, s), across(end * 0.5, s), across(end, s)],
      width: Math.max(t.tipWidth / n, t.tipWidth * 0.34),
      ink: i === 0 && t.outer ? t.outer : t.ink,
      light: 0.36 + 0.3 * (i / n),
      k,
      side: down ? 1 : -1,
      blunt: t.end === "point" ? 0.15 : 0.75,
      shadow: i === 0 ? 0 : 0.24,
    });
  }
  return out;
}
