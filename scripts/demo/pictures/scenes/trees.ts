import { jitter, mix, shade } from "../kit/color";
import { dryBrush, gouache } from "../kit/paint";
import { n, type Pt } from "../kit/path";
import type { Rng } from "../kit/rng";
import { cloud, stalk, strokes, type Strokes } from "./strokes";

export interface Crown {
  x: number;
  y: number;
  rx: number;
  ry: number;
  color: string;
  /** Size of one dab of leaves, px. */
  dab: number;
  /** 0–1: how much sky shows through. */
  open?: number;
}

/** A crown built of leaf masses, each lit from the upper left. */
export function crown(c: Crown, rng: Rng): string {
  const out: string[] = [];
  const masses = 9;
  const full = 1 - (c.open ?? 0);
  for (let i = 0; i < masses; i++) {
    const s = strokes();
    const a = (i / masses) * 6.28 + rng.range(-0.3, 0.3);
    const d = i === 0 ? 0 : rng.range(0.4, 0.66);
    const [mx, my] = [c.x + Math.cos(a) * c.rx * d, c.y + Math.sin(a) * c.ry * d];
    const [rx, ry] = [c.rx * rng.range(0.34, 0.5), c.ry * rng.range(0.32, 0.46)];
    const dab = c.dab * 0.55;
    const k = Math.round(((rx * ry) / (dab * dab)) * 3 * full);
    const base = jitter(c.color, rng, 0.8);
    cloud(
      s,
      { x: mx + rx * 0.14, y: my + ry * 0.2, rx, ry },
      [shade(base, -0.36), shade(base, -0.24)],
      Math.min(700, k),
      dab * 1.3,
      rng,
    );
    cloud(
      s,
      { x: mx - rx * 0.04, y: my - ry * 0.06, rx: rx * 0.92, ry: ry * 0.85 },
      [base, jitter(base, rng), shade(base, -0.1)],
      Math.min(650, k),
      dab,
      rng,
    );
    cloud(
      s,
      { x: mx - rx * 0.24, y: my - ry * 0.3, rx: rx * 0.66, ry: ry * 0.55 },
      [shade(base, 0.24), shade(base, 0.14)],
      Math.min(320, Math.round(k * 0.5)),
      dab * 0.9,
      rng,
    );
    out.push(s.svg());
  }
  return out.join("");
}

function limb(
  s: Strokes,
  from: Pt,
  angle: number,
  length: number,
  width: number,
  color: string,
  depth: number,
  rng: Rng,
): void {
  const a = (angle * Math.PI) / 180;
  const to: Pt = [from[0] + Math.cos(a) * length, from[1] + Math.sin(a) * length];
  if (width > 5 || Math.abs(Math.cos(a)) > 0.8) {
    const [px, py] = [-Math.sin(a) * width * 0.5, Math.cos(a) * width * 0.5];
    s.add(
      color,
      `M${n(from[0] - px)} ${n(from[1] - py)}L${n(to[0] - px * 0.6)} ${n(to[1] - py * 0.6)}L${n(to[0] + px * 0.6)} ${n(to[1] + py * 0.6)}L${n(from[0] + px)} ${n(from[1] + py)}Z`,
    );
  } else {
    s.add(color, stalk(from, to, width, rng.range(-3, 3)));
  }
  if (depth === 0) return;
  const forks = depth > 3 ? 3 : 2;
  for (let i = 0; i < forks; i++) {
    const turn = (i / Math.max(1, forks - 1) - 0.5) * rng.range(40, 74) + rng.range(-10, 10);
    const lift = angle + turn > -20 ? -14 : angle + turn < -160 ? 14 : 0;
    limb(
      s,
      to,
      angle + turn + lift,
      length * rng.range(0.62, 0.84),
      width * 0.62,
      color,
      depth - 1,
      rng,
    );
  }
}

/** A leafless tree rising from (x, y). */
export function bareTree(
  x: number,
  y: number,
  height: number,
  width: number,
  color: string,
  rng: Rng,
  depth = 6,
): string {
  const s = strokes();
  limb(s, [x, y], -90 + rng.range(-4, 4), height * 0.3, width, color, depth, rng);
  return s.svg();
}

/** A trunk with a flared foot, its bark brushed upward. */
export function trunk(
  x: number,
  foot: number,
  top: number,
  width: number,
  rng: Rng,
  color = "#6f675c",
): string {
  const lean = rng.gauss(0, width * 0.25);
  const at = (side: number, y: number, wide: number): Pt => {
    const t = (foot - y) / (foot - top);
    return [x + lean * t * t + side * width * 0.5 * wide, y];
  };
  const rise = (foot - top) * 0.33;
  const pts: Pt[] = [
    at(-1, foot + width * 0.04, 1.75),
    at(-1, foot - width * 0.22, 1.22),
    at(-1, foot - width * 0.8, 1.02),
    at(-1, foot - rise, 0.94),
    at(-1, foot - rise * 2, 0.86),
    at(-1, top, 0.8),
    at(1, top, 0.8),
    at(1, foot - rise * 2, 0.88),
    at(1, foot - rise, 0.96),
    at(1, foot - width * 0.8, 1.04),
    at(1, foot - width * 0.24, 1.26),
    at(1, foot + width * 0.06, 1.7),
    at(0.4, foot - width * 0.02, 1),
    at(-0.3, foot + width * 0.06, 1),
  ];
  const box = { x: x - width * 0.6, y: top, w: width * 1.2, h: foot - top };
  const ridge = (tone: string, count: number, opacity: number): string =>
    dryBrush(box, rng, {
      color: tone,
      count,
      angle: 90,
      width: Math.max(1.4, width * 0.05),
      opacity,
      length: 0.09,
    });
  const inside =
    width > 40
      ? ridge(shade(color, -0.5), Math.round(width * 1.5), 0.5) +
        ridge(shade(color, 0.3), Math.round(width * 0.8), 0.4)
      : "";
  return gouache(pts, {
    fill: color,
    rng,
    grain: 90,
    angle: 8,
    streaks: 10,
    edge: 1.5,
    light: shade(color, 0.3),
    dark: shade(color, -0.55),
    inside,
  });
}

/** Distant trees along a line: `bare` shows trunks and a mist of twigs. */
export function treeLine(o: {
  w: number;
  y: number;
  h: number;
  colors: readonly string[];
  rng: Rng;
  bare?: boolean;
  count?: number;
}): string {
  const { w, y, h, rng } = o;
  let out = "";
  const count = o.count ?? 16;
  for (let i = 0; i < count; i++) {
    const x = ((i + rng.range(-0.4, 0.4)) / (count - 1)) * w;
    const tall = h * rng.range(0.6, 1.1);
    const color = jitter(rng.pick(o.colors), rng);
    if (o.bare) {
      out += bareTree(x, y, tall, tall * 0.045, mix(color, "#4d4742", 0.35), rng, 5);
      out += `<ellipse cx="${n(x)}" cy="${n(y - tall * 0.62)}" rx="${n(tall * 0.42)}" ry="${n(tall * 0.4)}" fill="${color}" opacity=".26"/>`;
    } else {
      out += crown(
        { x, y: y - tall * 0.5, rx: tall * 0.5, ry: tall * 0.56, color, dab: h * 0.07 },
        rng,
      );
    }
  }
  return out;
}
