import { bounds, contains, pathOf, type Box, type Pt } from "./geom";
import { pngUri } from "./png";
import type { Sheet } from "./sheet";
import type { Rgb } from "./tint";

/** Finest pixels a unit that the finished picture can still show. */
const FINENESS = 0.6;

/** A field sampled on a coarse grid when first read, then bilinearly: dear functions become cheap. */
export function sampled(
  box: Box,
  cell: number,
  fn: (x: number, y: number) => number,
): (x: number, y: number) => number {
  let read: ((x: number, y: number) => number) | undefined;
  return (x, y) => (read ??= sample(box, cell, fn))(x, y);
}

function sample(
  box: Box,
  cell: number,
  fn: (x: number, y: number) => number,
): (x: number, y: number) => number {
  const w = Math.ceil(box.width / cell) + 2;
  const h = Math.ceil(box.height / cell) + 2;
  const data = new Float32Array(w * h);
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) data[j * w + i] = fn(box.x + i * cell, box.y + j * cell);
  return reader(data, w, h, box, cell);
}

function reader(
  data: Float32Array,
  w: number,
  h: number,
  box: Box,
  cell: number,
): (x: number, y: number) => number {
  return (x, y) => {
    const u = Math.max(0, Math.min(w - 1.001, (x - box.x) / cell));
    const v = Math.max(0, Math.min(h - 1.001, (y - box.y) / cell));
    const i = Math.floor(u);
    const j = Math.floor(v);
    const fx = u - i;
    const fy = v - j;
    const k = j * w + i;
    const top = data[k]! * (1 - fx) + data[k + 1]! * fx;
    const low = data[k + w]! * (1 - fx) + data[k + w + 1]! * fx;
    return top * (1 - fy) + low * fy;
  };
}

/**
 * Height of a silhouette blown up like a cushion, in the outline's units: the root of a Poisson
 * solution, so that a limb is round across and a body swells without a crease.
 */
export function cushion(
  outline: readonly Pt[],
  box: Box,
  depth = 1,
): (x: number, y: number) => number {
  const cell = Math.max(2.5, Math.max(box.width, box.height) / 60);
  const w = Math.ceil(box.width / cell) + 2;
  const h = Math.ceil(box.height / cell) + 2;
  const inside = new Uint8Array(w * h);
  for (let j = 1; j < h - 1; j++)
    for (let i = 1; i < w - 1; i++)
      inside[j * w + i] = contains(outline, box.x + i * cell, box.y + j * cell) ? 1 : 0;
  const u = new Float32Array(w * h);
  const cells = Int32Array.from(inside.keys()).filter((k) => inside[k]);
  const lift = cell * cell * 0.5;
  for (let pass = 0; pass < 72; pass++)
    for (let n = 0; n < cells.length; n++) {
      const k = cells[n]!;
      const mean = (u[k - 1]! + u[k + 1]! + u[k - w]! + u[k + w]!) * 0.25 + lift;
      u[k] = u[k]! + 1.82 * (mean - u[k]!);
    }
  // The grid's stair steps along the edge would show as a row of dots in the light.
  const soft = new Float32Array(w * h);
  for (let j = 1; j < h - 1; j++)
    for (let i = 1; i < w - 1; i++) {
      const k = j * w + i;
      const sides = u[k - 1]! + u[k + 1]! + u[k - w]! + u[k + w]!;
      const corners = u[k - w - 1]! + u[k - w + 1]! + u[k + w - 1]! + u[k + w + 1]!;
      soft[k] = Math.sqrt((u[k]! * 4 + sides * 2 + corners) / 8 + cell * cell * 0.5) * depth;
    }
  return reader(soft, w, h, box, cell);
}

export interface SurfaceOptions {
  outline: readonly Pt[];
  /** Pixels per unit. */
  resolution?: number;
  /** Pigment at a point; `rise` is the cushion's height there, in units. */
  color: (x: number, y: number, rise: number) => Rgb;
  /** Roundness of the whole form; 0 leaves it flat. */
  depth?: number;
  /** Fine relief in units, added to the roundness. */
  relief?: (x: number, y: number) => number;
  /** Strength of the wet highlight, 0–1. */
  gloss?: number;
  glossColor?: Rgb;
  /** Multiplies pigment where light does not reach. */
  shadow?: Rgb;
  /** Direction the light comes from; unit length, z toward the eye. */
  light?: readonly [number, number, number];
  opacity?: number;
}

const FROM_UPPER_LEFT = [-0.46, -0.66, 0.595] as const;

function toneOf(lit: number, shadow: number, warm: number): number {
  if (lit >= 1) return 1 + (lit - 1) * warm;
  const t = lit * lit * (3 - 2 * lit) * 0.5 + lit * 0.5;
  return shadow + (1 - shadow) * t;
}

function paintChannel(
  pixels: Uint8Array,
  at: number,
  pigment: number,
  shine: number,
  spark: number,
  tone: number,
): void {
  const base = pigment * tone;
  pixels[at] = Math.max(0, Math.min(255, base + (shine - base) * spark));
}

/** First and last pixel that a row of the outline needs, with room for its neighbors. */
function rowSpans(
  outline: readonly Pt[],
  box: Box,
  scale: number,
  w: number,
  h: number,
): Int32Array {
  const spans = new Int32Array((h + 1) * 2);
  for (let j = 0; j <= h; j++) [spans[j * 2], spans[j * 2 + 1]] = [w, 0];
  for (let n = 0; n < outline.length; n++) {
    const [a, b] = [outline[n]!, outline[(n + 1) % outline.length]!];
    const [x0, x1] = [
      (Math.min(a[0], b[0]) - box.x) * scale,
      (Math.max(a[0], b[0]) - box.x) * scale,
    ];
    const from = Math.max(0, Math.floor((Math.min(a[1], b[1]) - box.y) * scale) - 2);
    const to = Math.min(h, Math.ceil((Math.max(a[1], b[1]) - box.y) * scale) + 2);
    for (let j = from; j <= to; j++) {
      spans[j * 2] = Math.max(0, Math.min(spans[j * 2]!, Math.floor(x0) - 3));
      spans[j * 2 + 1] = Math.min(w, Math.max(spans[j * 2 + 1]!, Math.ceil(x1) + 4));
    }
  }
  return spans;
}

/** Paints a lit, textured form inside an outline and returns it as clipped SVG. */
export function surface(sheet: Sheet, options: SurfaceOptions): string {
  const { outline, color, relief, depth = 0, gloss = 0 } = options;
  const scale = (options.resolution ?? 0.85) * FINENESS;
  const shadow = options.shadow ?? [0.3, 0.31, 0.37];
  const shine = options.glossColor ?? [255, 250, 235];
  const [lx, ly, lz] = options.light ?? FROM_UPPER_LEFT;
  const toward = Math.sqrt(lx * lx + ly * ly + (lz + 1) ** 2);
  const box = bounds(outline, 1);
  const [w, h] = [Math.ceil(box.width * scale), Math.ceil(box.height * scale)];
  const rise = depth > 0 ? cushion(outline, bounds(outline, 8), depth) : () => 0;
  const height = new Float32Array((w + 1) * (h + 1));
  const spans = rowSpans(outline, box, scale, w, h);
  if (depth > 0 || relief)
    for (let j = 0; j <= h; j++)
      for (let i = spans[j * 2]!; i <= spans[j * 2 + 1]!; i++) {
        const x = box.x + i / scale;
        const y = box.y + j / scale;
        height[j * (w + 1) + i] = (rise(x, y) + (relief ? relief(x, y) : 0)) * scale;
      }
  const pixels = new Uint8Array(w * h * 3);
  for (let j = 0; j < h; j++)
    for (let i = spans[j * 2]!; i < Math.min(w, spans[j * 2 + 1]!); i++) {
      const x = box.x + i / scale;
      const y = box.y + j / scale;
      const k = j * (w + 1) + i;
      const dx = height[k + 1]! - height[k]!;
      const dy = height[k + w + 1]! - height[k]!;
      const inv = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      const lit = Math.max(0, (-dx * lx - dy * ly + lz) * inv) / lz;
      const [r, g, b] = color(x, y, rise(x, y));
      let spark = 0;
      if (gloss > 0) {
        const half = ((-dx * lx - dy * ly + lz + 1) * inv) / toward;
        spark = gloss * Math.max(0, half) ** 38;
      }
      const at = (j * w + i) * 3;
      paintChannel(pixels, at, r, shine[0], spark, toneOf(lit, shadow[0], 0.42));
      paintChannel(pixels, at + 1, g, shine[1], spark, toneOf(lit, shadow[1], 0.38));
      paintChannel(pixels, at + 2, b, shine[2], spark, toneOf(lit, shadow[2], 0.26));
    }
  const id = sheet.id();
  return (
    `<clipPath id="${id}"><path d="${pathOf(outline)}"/></clipPath>` +
    `<g clip-path="url(#${id})"${options.opacity === undefined ? "" : ` opacity="${options.opacity}"`}>` +
    `<image x="${box.x.toFixed(2)}" y="${box.y.toFixed(2)}" width="${(w / scale).toFixed(2)}" height="${(h / scale).toFixed(2)}" preserveAspectRatio="none" href="${pngUri(pixels, w, h)}"/></g>`
  );
}
