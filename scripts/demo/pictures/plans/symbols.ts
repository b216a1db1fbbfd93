import type { Rng } from "../kit/rng";
import type { Point } from "./ink";
import { bounds, INK, pen, ring, scatter, smooth, straight, wash } from "./ink";
import { letter } from "./lettering";

export interface Canopy {
  x: number;
  y: number;
  /** Radius of the crown, px. */
  r: number;
  color: string;
  evergreen?: boolean;
}

/** The scalloped edge of a crown: arcs of uneven length that meet in cusps. */
function scallops(
  x: number,
  y: number,
  r: number,
  step: number,
  from: number,
  to: number,
  rng: Rng,
): string {
  let d = "";
  let a = from;
  while (a < to) {
    const next = Math.min(to, a + (step / r) * rng.range(0.7, 1.3));
    const out = (at: number): number =>
      r * (0.985 + Math.sin(at * 3 + x) * 0.018 + Math.sin(at * 5 + y) * 0.014);
    const [r0, r1] = [out(a), out(next)];
    const chord = (next - a) * r;
    const end = `${(x + Math.cos(next) * r1).toFixed(1)} ${(y + Math.sin(next) * r1).toFixed(1)}`;
    const start = `${(x + Math.cos(a) * r0).toFixed(1)} ${(y + Math.sin(a) * r0).toFixed(1)}`;
    const bow = (chord * 0.56).toFixed(1);
    d += d === "" ? `M${start}A${bow} ${bow} 0 0 1 ${end}` : `A${bow} ${bow} 0 0 1 ${end}`;
    a = next;
  }
  return d;
}

function limbs({ x, y, r, evergreen }: Canopy, rng: Rng): string {
  let d = "";
  const count = evergreen ? 16 : 8;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + rng.range(-0.2, 0.2);
    const far = r * (evergreen ? 0.9 : rng.range(0.55, 0.78));
    const at = (turn: number, share: number): string =>
      `${(x + Math.cos(a + turn) * far * share).toFixed(1)} ${(y + Math.sin(a + turn) * far * share).toFixed(1)}`;
    d += `M${x.toFixed(1)} ${y.toFixed(1)}Q${at(0.16, 0.55)} ${at(0, 1)}`;
    if (!evergreen) d += `M${at(0.13, 0.5)}L${at(0.42, 0.92)}M${at(0.06, 0.72)}L${at(-0.2, 1.05)}`;
  }
  return d;
}

/** A tree in plan: shadow to the lower right, a light wash, a scalloped crown and its limbs. */
export function tree(canopy: Canopy, rng: Rng): string {
  const { x, y, r, color, evergreen } = canopy;
  const crown = ring(x, y, r, evergreen ? 26 : 16, 0.02, rng).map(([px, py], i): Point => {
    const pull = evergreen && i % 2 ? 0.8 : 1;
    return [x + (px - x) * pull, y + (py - y) * pull];
  });
  const edge = evergreen
    ? pen(straight(crown), 1.8, 0.85)
    : pen(scallops(x, y, r * 0.99, 15, 0, Math.PI * 2, rng), 1.9, 0.85) +
      pen(scallops(x, y, r * 0.9, 17, -0.3, 1.9, rng), 1.2, 0.5);
  const id = `t${Math.floor(rng.range(0, 1e9)).toString(36)}`;
  return (
    `<ellipse cx="${x + r * 0.13}" cy="${y + r * 0.16}" rx="${r}" ry="${r * 0.99}" fill="#3a3d30" fill-opacity=".2"/>` +
    wash(crown, { color, strength: 0.5, hard: evergreen }, rng) +
    `<radialGradient id="${id}" cx=".34" cy=".32" r=".75"><stop offset="0" stop-color="#fffbe4" stop-opacity=".42"/>` +
    `<stop offset=".5" stop-color="#fffbe4" stop-opacity="0"/><stop offset="1" stop-color="#34402c" stop-opacity=".3"/></radialGradient>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.99}" fill="url(#${id})"/>` +
    edge +
    pen(limbs(canopy, rng), 1.2, 0.42) +
    `<circle cx="${x}" cy="${y}" r="${Math.max(3, r * 0.045)}" fill="${INK}"/>`
  );
}

/** A shrub in plan: small scalloped round with a centre mark. */
export function shrub(
  x: number,
  y: number,
  r: number,
  color: string,
  rng: Rng,
  berry?: string,
): string {
  const edge = ring(x, y, r, 12, 0.03, rng);
  const dots = berry
    ? scatter(ring(x, y, r * 0.8, 8, 0.1, rng), 7, r * 0.32, rng)
        .map(
          ([bx, by]) =>
            `<circle cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" r="3.2" fill="${berry}" fill-opacity=".9"/>`,
        )
        .join("")
    : "";
  return (
    `<ellipse cx="${x + r * 0.16}" cy="${y + r * 0.2}" rx="${r}" ry="${r}" fill="#3a3d30" fill-opacity=".16"/>` +
    wash(edge, { color, strength: 0.7 }, rng) +
    `<circle cx="${x - r * 0.24}" cy="${y - r * 0.26}" r="${r * 0.42}" fill="#fffbe8" fill-opacity=".2"/>` +
    pen(scallops(x, y, r, 10, 0, Math.PI * 2, rng), 1.6, 0.8) +
    dots +
    `<circle cx="${x}" cy="${y}" r="2.2" fill="${INK}"/>`
  );
}

export type Mark = "daisy" | "tuft" | "dot" | "leaf" | "spike";

function mark(kind: Mark, x: number, y: number, color: string, rng: Rng): string {
  const at = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rng.range(-25, 25).toFixed(0)}) scale(${rng.range(0.85, 1.2).toFixed(2)})`;
  const ink = `fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="1.1" stroke-linecap="round"`;
  switch (kind) {
    case "daisy":
      return `<g transform="${at}"><path d="M0 -6.5L0 6.5M-6 -3L6 3M-6 3L6 -3" stroke="${color}" stroke-width="3.4" stroke-linecap="round"/><circle r="2.1" fill="#5b4330"/></g>`;
    case "tuft":
      return `<g transform="${at}"><path d="M0 5Q-3 0 -8 -4M0 5Q-1 -2 -3 -8M0 5Q1 -2 4 -8M0 5Q3 1 8 -3" ${ink}/><path d="M0 5Q-1 -2 -3 -8M0 5Q3 1 8 -3" fill="none" stroke="${color}" stroke-width="1.6"/></g>`;
    case "leaf":
      return `<g transform="${at}"><path d="M0 6Q-7 0 0 -7Q7 0 0 6Z" fill="${color}" fill-opacity=".75"/><path d="M0 6L0 -6" ${ink}/></g>`;
    case "spike":
      return `<g transform="${at}"><path d="M0 6L0 -8" stroke="${color}" stroke-width="4" stroke-linecap="round" stroke-dasharray=".1 4.6"/><path d="M0 8L0 3" ${ink}/></g>`;
    case "dot":
      return `<g transform="${at}"><circle r="4.2" fill="${color}" fill-opacity=".85"/><path d="M-5 4Q-2 7 2 6" ${ink}/></g>`;
  }
}

export interface DriftStyle {
  leaf: string;
  flower: string;
  mark: Mark;
}

/** A drift of one plant: loose wash, broken pen outline, the plant's marks inside. */
export function drift(points: readonly Point[], style: DriftStyle, rng: Rng): string {
  const [x0, y0, x1, y1] = bounds(points);
  const count = Math.min(120, Math.round(((x1 - x0) * (y1 - y0)) / 260));
  const marks = scatter(points, count, 13, rng).map(([x, y]) =>
    mark(style.mark, x, y, style.flower, rng),
  );
  return (
    wash(
      points,
      { color: style.leaf, strength: 0.62, drops: [style.flower, "#fff8e0", style.leaf] },
      rng,
    ) +
    marks.join("") +
    pen(smooth(points), 1.4, 0.6)
  );
}

/** The numbered disc that ties a drift to the list beside the drawing. */
export function badge(label: string, x: number, y: number, rng: Rng): string {
  return (
    `<circle cx="${x}" cy="${y}" r="17.5" fill="#fbf6e9" fill-opacity=".93" stroke="${INK}" stroke-width="1.7"/>` +
    letter(
      label,
      x + 1.5,
      y + 8.5,
      { size: 17, anchor: "middle", slant: 4, pen: 0.12, tracking: 0.4 },
      rng,
    )
  );
}

/** Boulders or paving set at random sizes along a run of points. */
export function stones(points: readonly Point[], r: number, color: string, rng: Rng): string {
  return points
    .map(([x, y]) => {
      const edge = ring(x, y, r * rng.range(0.75, 1.2), 7, 0.16, rng);
      return wash(edge, { color, strength: 0.75 }, rng) + pen(smooth(edge), 1.3, 0.7);
    })
    .join("");
}

/** A run of points at even steps along a polyline. */
export function along(points: readonly Point[], step: number): Point[] {
  const out: Point[] = [];
  let rest = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (let t = rest; t < len; t += step) {
      out.push([a[0] + ((b[0] - a[0]) * t) / len, a[1] + ((b[1] - a[1]) * t) / len]);
      rest = t + step - len;
    }
    if (rest < 0) rest = 0;
  }
  return out;
}
