function hash(x: number, y: number, salt: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(salt, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise, 0–1, one feature a unit. */
export function noise(x: number, y: number, salt = 0): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - ix, y - iy];
  const [u, v] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
  const a = hash(ix, iy, salt);
  const b = hash(ix + 1, iy, salt);
  const c = hash(ix, iy + 1, salt);
  const d = hash(ix + 1, iy + 1, salt);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Summed octaves of noise, about 0–1. */
export function fractal(x: number, y: number, octaves = 3, salt = 0): number {
  let [sum, weight, total, f] = [0, 1, 0, 1];
  for (let i = 0; i < octaves; i++) {
    sum += noise(x * f, y * f, salt + i * 17) * weight;
    total += weight;
    weight *= 0.5;
    f *= 2.03;
  }
  return sum / total;
}

/** Dry-brush streaks, −1 to 1: noise drawn out along `angle` (radians). */
export function streak(
  x: number,
  y: number,
  angle: number,
  long: number,
  fine: number,
  salt = 0,
): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [a, b] = [x * c + y * s, y * c - x * s];
  return (
    noise(a / long, b / fine, salt) * 1.3 +
    noise((a / long) * 2.1, b / fine / 0.45, salt + 5) * 0.7 -
    1
  );
}

/** Cell noise: distance to the nearest and second seed, and a value of that cell, 0–1. */
export function cells(x: number, y: number, salt = 0): { near: number; next: number; id: number } {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  let [near, next, id] = [9, 9, 0];
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [cx, cy] = [ix + i, iy + j];
      const d = Math.hypot(cx + hash(cx, cy, salt) - x, cy + hash(cx, cy, salt + 1) - y);
      if (d < near) [next, near, id] = [near, d, hash(cx, cy, salt + 2)];
      else if (d < next) next = d;
    }
  return { near, next, id };
}
