import { makeRng } from "./rng";

const SIZE = 512;
const MASK = SIZE - 1;

/** Value noise, tileable, cx × cy cells per tile; values −1…1. */
function noise(cx: number, cy: number, seed: string): Float32Array {
  const rng = makeRng(seed);
  const grid = Float32Array.from({ length: cx * cy }, () => rng.range(-1, 1));
  const out = new Float32Array(SIZE * SIZE);
  const ease = (t: number): number => t * t * (3 - 2 * t);
  for (let y = 0; y < SIZE; y++) {
    const gy = (y / SIZE) * cy;
    const y0 = Math.floor(gy);
    const ty = ease(gy - y0);
    for (let x = 0; x < SIZE; x++) {
      const gx = (x / SIZE) * cx;
      const x0 = Math.floor(gx);
      const tx = ease(gx - x0);
      const v = (i: number, j: number): number => grid[(j % cy) * cx + (i % cx)] ?? 0;
      const top = v(x0, y0) * (1 - tx) + v(x0 + 1, y0) * tx;
      const low = v(x0, y0 + 1) * (1 - tx) + v(x0 + 1, y0 + 1) * tx;
      out[y * SIZE + x] = top * (1 - ty) + low * ty;
    }
  }
  return out;
}

interface Sheet {
  dx: Float32Array;
  dy: Float32Array;
  grain: Float32Array;
  brush: Float32Array;
}

let sheet: Sheet | undefined;

function paperSheet(): Sheet {
  if (sheet) return sheet;
  const [a, b] = [noise(64, 64, "driftx"), noise(64, 64, "drifty")];
  const [c, d] = [noise(200, 200, "fineX"), noise(200, 200, "fineY")];
  const [tooth, mottle, cloud] = [
    noise(256, 256, "tooth"),
    noise(96, 96, "mottle"),
    noise(12, 12, "cloud"),
  ];
  const [along, bristle, wash] = [
    noise(8, 44, "brush"),
    noise(12, 120, "bristle"),
    noise(9, 9, "wash"),
  ];
  const mixOf = (f: (i: number) => number): Float32Array =>
    Float32Array.from({ length: SIZE * SIZE }, (_, i) => f(i));
  // Slanting by one whole tile keeps the brush seams closed.
  const slant = (i: number): number => (((i >> 9) + (i & MASK)) & MASK) * SIZE + (i & MASK);
  sheet = {
    dx: mixOf((i) => (a[i] ?? 0) * 1.05 + (c[i] ?? 0) * 0.55),
    dy: mixOf((i) => (b[i] ?? 0) * 1.05 + (d[i] ?? 0) * 0.55),
    grain: mixOf((i) => (tooth[i] ?? 0) * 0.06 + (mottle[i] ?? 0) * 0.035 + (cloud[i] ?? 0) * 0.04),
    brush: mixOf(
      (i) =>
        (along[slant(i)] ?? 0) * 0.011 + (bristle[slant(i)] ?? 0) * 0.003 + (wash[i] ?? 0) * 0.04,
    ),
  };
  return sheet;
}

/** Broad slanted brush marks, in place, on a quarter-size RGB ground. */
export function brushGround(rgb: Buffer, w: number, h: number): void {
  const { brush } = paperSheet();
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const t = 1 + (brush[((y * 3) & MASK) * SIZE + ((x * 3) & MASK)] ?? 0);
      const o = (y * w + x) * 3;
      for (let k = 0; k < 3; k++) rgb[o + k] = Math.min(255, (rgb[o + k] ?? 0) * t);
    }
  }
}

/**
 * Moves every pixel a little along a fixed noise field, so that edges look brushed, not cut; then
 * lays on paper grain, a warm light from the upper left and a gentle vignette. RGB in, RGB out.
 */
export function finish(rgb: Buffer, w: number, h: number, strength: number): Buffer {
  const { dx, dy, grain } = paperSheet();
  const out = Buffer.allocUnsafe(rgb.length);
  const stride = w * 3;
  for (let y = 0; y < h; y++) {
    const row = (y & MASK) * SIZE;
    const v = y / h - 0.44;
    for (let x = 0; x < w; x++) {
      const f = row + (x & MASK);
      const sx = Math.min(w - 1.001, Math.max(0, x + (dx[f] as number)));
      const sy = Math.min(h - 1.001, Math.max(0, y + (dy[f] as number)));
      const x0 = sx | 0;
      const y0 = sy | 0;
      const tx = sx - x0;
      const ty = sy - y0;
      const p = y0 * stride + x0 * 3;
      const o = y * stride + x * 3;
      const w11 = tx * ty;
      const w10 = tx - w11;
      const w01 = ty - w11;
      const w00 = 1 - tx - w01;
      const u = x / w - 0.46;
      const r2 = u * u + v * v;
      const dark = r2 > 0.16 ? (r2 - 0.16) * 0.6 : 0;
      const sun = Math.max(0, 0.16 - (x / w) * 0.16 - (y / h) * 0.16);
      const g = (grain[f] as number) * strength;
      for (let k = 0; k < 3; k++) {
        const c =
          (rgb[p + k] as number) * w00 +
          (rgb[p + k + 3] as number) * w10 +
          (rgb[p + k + stride] as number) * w01 +
          (rgb[p + k + stride + 3] as number) * w11;
        // Grain bites in the middle tones and leaves black and white clean, as soft light does.
        const grained = c + g * c * (1 - c / 300) * 1.5;
        const lit = grained + (255 - k * 14 - grained) * sun;
        const final = lit - lit * dark;
        out[o + k] = final < 0 ? 0 : final > 255 ? 255 : final + 0.5;
      }
    }
  }
  return out;
}
