import { makeRng } from "./rng";

const SIZE = 512;
const MASK = SIZE - 1;

/** Value noise, tileable, cx × cy cells per tile; values −1…1. */
function noise(cx: number, cy: number, seed: string): Float32Array {
  const rng = makeRng(seed);
  const grid = Float32Array.from({ length: cx * cy }, () => rng.range(-1, 1));
  const out = new Float32Array(SIZE * SIZE);
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [left, share] = [new Int32Array(SIZE), new Float32Array(SIZE)];
  for (let x = 0; x < SIZE; x++) {
    const gx = (x / SIZE) * cx;
    left[x] = Math.floor(gx);
    share[x] = ease(gx - Math.floor(gx));
  }
  for (let y = 0; y < SIZE; y++) {
    const gy = (y / SIZE) * cy;
    const row = Math.floor(gy) * cx;
    const below = ((Math.floor(gy) + 1) % cy) * cx;
    const ty = ease(gy - Math.floor(gy));
    for (let x = 0; x < SIZE; x++) {
      const a = left[x] as number;
      const b = a + 1 === cx ? 0 : a + 1;
      const tx = share[x] as number;
      const top = (grid[row + a] as number) * (1 - tx) + (grid[row + b] as number) * tx;
      const low = (grid[below + a] as number) * (1 - tx) + (grid[below + b] as number) * tx;
      out[y * SIZE + x] = top * (1 - ty) + low * ty;
    }
  }
  return out;
}

interface Sheet {
  /** Where a pixel takes its color from: whole steps and eighths, in pixels. */
  stepX: Int8Array;
  stepY: Int8Array;
  eighthX: Uint8Array;
  eighthY: Uint8Array;
  /** Paper grain and brush marks, in 1/4096. */
  grain: Int16Array;
  brush: Int16Array;
}

let sheet: Sheet | undefined;

/** How far edges wander, in pixels, and the two scales of it. */
const DRIFT = 0.84;
const TREMBLE = 0.46;

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
  const count = SIZE * SIZE;
  sheet = {
    stepX: new Int8Array(count),
    stepY: new Int8Array(count),
    eighthX: new Uint8Array(count),
    eighthY: new Uint8Array(count),
    grain: new Int16Array(count),
    brush: new Int16Array(count),
  };
  const v = (field: Float32Array, i: number): number => field[i] as number;
  for (let i = 0; i < count; i++) {
    const x = Math.round((v(a, i) * DRIFT + v(c, i) * TREMBLE) * 8);
    const y = Math.round((v(b, i) * DRIFT + v(d, i) * TREMBLE) * 8);
    sheet.stepX[i] = x >> 3;
    sheet.stepY[i] = y >> 3;
    sheet.eighthX[i] = x & 7;
    sheet.eighthY[i] = y & 7;
    sheet.grain[i] = (v(tooth, i) * 0.06 + v(mottle, i) * 0.035 + v(cloud, i) * 0.04) * 4096;
    // Slanting by one whole tile keeps the brush seams closed.
    const s = (((i >> 9) + (i & MASK)) & MASK) * SIZE + (i & MASK);
    sheet.brush[i] = (v(along, s) * 0.011 + v(bristle, s) * 0.003 + v(wash, i) * 0.04) * 4096;
  }
  return sheet;
}

/** Broad slanted brush marks, in place, on a quarter-size RGB ground. */
export function brushGround(rgb: Uint8Array, w: number, h: number): void {
  const { brush } = paperSheet();
  for (let y = 0; y < h; y++) {
    const row = ((y * 3) & MASK) * SIZE;
    for (let x = 0; x < w; x++) {
      const t = 4096 + (brush[row + ((x * 3) & MASK)] as number);
      const o = (y * w + x) * 3;
      for (let k = o; k < o + 3; k++) {
        const c = ((rgb[k] as number) * t) >> 12;
        rgb[k] = c > 255 ? 255 : c;
      }
    }
  }
}

/** Lays a straight-alpha RGBA layer over an RGB ground of the same size, in place. */
export function layOver(rgb: Uint8Array, rgba: Uint8Array): void {
  const count = rgba.length >> 2;
  for (let i = 0, o = 0, p = 0; i < count; i++, o += 3, p += 4) {
    const alpha = rgba[p + 3] as number;
    if (alpha === 0) continue;
    if (alpha === 255) {
      rgb[o] = rgba[p] as number;
      rgb[o + 1] = rgba[p + 1] as number;
      rgb[o + 2] = rgba[p + 2] as number;
      continue;
    }
    const rest = 255 - alpha;
    for (let k = 0; k < 3; k++) {
      const sum = (rgba[p + k] as number) * alpha + (rgb[o + k] as number) * rest + 128;
      rgb[o + k] = (sum + (sum >> 8)) >> 8;
    }
  }
}

/** How strongly the grain bites at each brightness: middle tones, as soft light does. */
const BITE = Int32Array.from({ length: 256 }, (_, c) => Math.round(c * (1 - c / 300) * 1.5 * 16));

/**
 * Moves every pixel a little along a fixed noise field, so that edges look brushed, not cut; then
 * lays on paper grain, a warm light from the upper left and a gentle vignette. RGB in, RGB out.
 */
export function finish(rgb: Uint8Array, w: number, h: number, strength: number): Uint8Array {
  const { stepX, stepY, eighthX, eighthY, grain } = paperSheet();
  const out = new Uint8Array(rgb.length);
  const stride = w * 3;
  const bite = Math.round(strength * 256);
  for (let y = 0; y < h; y++) {
    const row = (y & MASK) * SIZE;
    const v = y / h - 0.44;
    const v2 = v * v;
    for (let x = 0; x < w; x++) {
      const f = row + (x & MASK);
      let x0 = x + (stepX[f] as number);
      let y0 = y + (stepY[f] as number);
      let tx = eighthX[f] as number;
      let ty = eighthY[f] as number;
      if (x0 < 0) x0 = tx = 0;
      else if (x0 > w - 2) {
        x0 = w - 2;
        tx = 8;
      }
      if (y0 < 0) y0 = ty = 0;
      else if (y0 > h - 2) {
        y0 = h - 2;
        ty = 8;
      }
      const w11 = tx * ty;
      const w10 = tx * 8 - w11;
      const w01 = ty * 8 - w11;
      const w00 = 64 - w11 - w10 - w01;
      const u = x / w - 0.46;
      const r2 = u * u + v2;
      const keep = r2 > 0.16 ? 1 - (r2 - 0.16) * 0.6 : 1;
      const sun = 0.16 - (x / w + y / h) * 0.16;
      // Light and vignette together scale by `gain` and add `warm`, both in 1/4096.
      const gain = ((sun > 0 ? keep * (1 - sun) : keep) * 4096) | 0;
      const warm = sun > 0 ? (sun * keep * 4096) | 0 : 0;
      const g = ((grain[f] as number) * bite) >> 8;
      const p = y0 * stride + x0 * 3;
      const o = y * stride + x * 3;
      for (let k = 0; k < 3; k++) {
        const q = p + k;
        const c =
          ((rgb[q] as number) * w00 +
            (rgb[q + 3] as number) * w10 +
            (rgb[q + stride] as number) * w01 +
            (rgb[q + stride + 3] as number) * w11 +
            32) >>
          6;
        const grained = (c << 4) + ((g * (BITE[c] as number)) >> 12);
        const lit = (grained * gain + (((255 - k * 14) * warm) << 4) + 32768) >> 16;
        out[o + k] = lit < 0 ? 0 : lit > 255 ? 255 : lit;
      }
    }
  }
  return out;
}
