function hash(x: number, y: number, salt: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(salt, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise, 0–1, one feature a unit. */
export function noise(x: number, y: number, salt = 0): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const a = hash(ix, iy, salt);
  const b = hash(ix + 1, iy, salt);
  const c = hash(ix, iy + 1, salt);
  const d = hash(ix + 1, iy + 1, salt);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Summed octaves of noise, about 0–1. */
export function fractal(x: number, y: number, octaves = 3, salt = 0): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  let f = 1;
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
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  let near = 81;
  let next = 81;
  let mine = 0;
  for (let n = 0; n < 9; n++) {
    const cx = ix - 1 + (n % 3);
    const cy = iy - 1 + Math.floor(n / 3);
    const dx = cx + hash(cx, cy, salt) - x;
    const dy = cy + hash(cx, cy, salt + 1) - y;
    const d = dx * dx + dy * dy;
    if (d < near) {
      next = near;
      near = d;
      mine = n;
    } else if (d < next) next = d;
  }
  const id = hash(ix - 1 + (mine % 3), iy - 1 + Math.floor(mine / 3), salt + 2);
  return { near: Math.sqrt(near), next: Math.sqrt(next), id };
}
