/** Pixels without alpha, three bytes each, row by row. */
export interface Pixels {
  data: Uint8Array;
  w: number;
  h: number;
}

/** Between which two samples each of `to` pixels lies, and how near the second, in 1/256. */
function steps(from: number, to: number): { at: Int32Array; share: Int32Array } {
  const [at, share] = [new Int32Array(to), new Int32Array(to)];
  for (let i = 0; i < to; i++) {
    const u = Math.max(0, Math.min(from - 1, ((i + 0.5) * from) / to - 0.5));
    at[i] = Math.min(Math.floor(u), Math.max(0, from - 2));
    share[i] = Math.round((u - (at[i] as number)) * 256);
  }
  return { at, share };
}

/** Row `y` stretched to `w` pixels, in 1/256 of a tone. */
function stretch(source: Pixels, y: number, w: number, across: ReturnType<typeof steps>) {
  const row = new Int32Array(w * 3);
  const { data } = source;
  const next = source.w > 1 ? 3 : 0;
  for (let x = 0, o = 0; x < w; x++) {
    const p = (y * source.w + (across.at[x] as number)) * 3;
    const t = across.share[x] as number;
    for (let k = p; k < p + 3; k++, o++)
      row[o] = (data[k] as number) * (256 - t) + (data[k + next] as number) * t;
  }
  return row;
}

/** Bilinear enlargement to w × h: for soft grounds, a third of the work of a resampling kernel. */
export function enlarge(source: Pixels, w: number, h: number): Pixels {
  const across = steps(source.w, w);
  const down = steps(source.h, h);
  const data = new Uint8Array(w * h * 3);
  const last = source.h - 1;
  let current = -1;
  let [above, below] = [new Int32Array(0), new Int32Array(0)];
  for (let y = 0, o = 0; y < h; y++) {
    const row = down.at[y] as number;
    if (row !== current) {
      above = row === current + 1 && current >= 0 ? below : stretch(source, row, w, across);
      below = stretch(source, Math.min(last, row + 1), w, across);
      current = row;
    }
    const t = down.share[y] as number;
    const rest = 256 - t;
    for (let i = 0; i < above.length; i++, o++)
      data[o] = ((above[i] as number) * rest + (below[i] as number) * t + 32768) >> 16;
  }
  return { data, w, h };
}
