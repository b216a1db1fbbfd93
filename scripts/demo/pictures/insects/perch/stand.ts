import { curve, type Pt } from "../paint/geom";
import { Strokes } from "../paint/hair";
import { limb } from "../paint/limb";
import type { Sheet } from "../paint/sheet";
import { blend, ease, rgb, type Rgb } from "../paint/tint";
import { flowerHead, plume, umbel, type HeadLook } from "./flowers";
import { bigLeaf } from "./leaf";

export type StandKind =
  | "coneflower"
  | "susan"
  | "aster"
  | "milkweed"
  | "swampmilk"
  | "bflyweed"
  | "joepye"
  | "goldenrod"
  | "beebalm"
  | "mint"
  | "bluebells"
  | "geranium";

const HEADS: Partial<Record<StandKind, Omit<HeadLook, "at" | "radius">>> = {
  coneflower: {
    rays: rgb("#bf83a5"),
    flat: 0.42,
    count: 17,
    droop: 0.34,
    disc: [rgb("#7a3320"), rgb("#e39244")],
    discSize: 0.42,
    dome: 0.42,
    rayWidth: 0.12,
  },
  susan: {
    rays: rgb("#e3b23a"),
    flat: 0.5,
    count: 15,
    droop: 0.12,
    disc: [rgb("#2c1a14"), rgb("#5e3a26")],
    discSize: 0.3,
    dome: 0.32,
    rayWidth: 0.13,
  },
  geranium: {
    rays: rgb("#b98bb4"),
    flat: 0.6,
    count: 5,
    droop: 0.02,
    disc: [rgb("#8a8a4a"), rgb("#d8d49a")],
    discSize: 0.15,
    dome: 0.3,
    rayWidth: 0.4,
  },
  aster: {
    rays: rgb("#8a6aae"),
    flat: 0.62,
    count: 40,
    droop: 0.05,
    disc: [rgb("#a8702a"), rgb("#ecc84e")],
    discSize: 0.26,
    dome: 0.16,
    rayWidth: 0.05,
  },
};

const UMBELS: Partial<Record<StandKind, readonly [Rgb, Rgb]>> = {
  milkweed: [rgb("#b9869a"), rgb("#e0bcc4")],
  swampmilk: [rgb("#c0638c"), rgb("#efc3d0")],
  bflyweed: [rgb("#d8702a"), rgb("#f0a03c")],
};

/** A loose dome of threadlike florets: Joe-Pye weed, mountain mint, bee balm by its colors. */
function tufts(
  sheet: Sheet,
  at: Pt,
  radius: number,
  colors: readonly Rgb[],
  long: number,
  clumps: number,
): string {
  const { rng } = sheet;
  const book = new Strokes(12);
  for (let i = 0; i < clumps; i++) {
    const q = Math.sqrt((i + 0.5) / clumps);
    const a = i * 2.39996;
    const [u, v] = [Math.cos(a) * q, Math.sin(a) * q];
    const [x, y] = [at[0] + u * radius, at[1] + v * radius * 0.62];
    const lit = ease(1, -1, u * 0.5 + v * 0.85);
    for (let k = 0; k < 15; k++) {
      const b = -Math.PI / 2 + u * 0.9 + rng.gauss(0, 0.75);
      const l = long * rng.range(0.6, 1.2);
      const c = blend(blend(colors[0]!, colors[1]!, lit), colors[2]!, rng.range(0, 0.45) * lit);
      const to: Pt = [x + Math.cos(b) * l, y + Math.sin(b) * l + (k % 3) * 2];
      book
        .layer(ease(-1, 1, v) * 11.9)
        .add([x, y], to, blend(c, colors[0]!, 0.35), 2.6, 1, rng.range(-0.2, 0.2));
      book.add([to[0] - 1, to[1]], [to[0] + Math.cos(b) * 3, to[1] + Math.sin(b) * 3], c, 3.4);
    }
  }
  return book.toString();
}

function head(sheet: Sheet, kind: StandKind, at: Pt, r: number): string {
  const rays = HEADS[kind];
  if (rays) return flowerHead(sheet, { ...rays, at, radius: r });
  const pair = UMBELS[kind];
  if (pair) return umbel(sheet, [at[0], at[1] + r * 0.35], r * 0.8, pair[0], pair[1]);
  if (kind === "joepye")
    return tufts(
      sheet,
      [at[0], at[1] + r * 0.2],
      r,
      [rgb("#7d4e66"), rgb("#c690a6"), rgb("#f0d8da")],
      20 + r * 0.05,
      Math.round(90 + r * 0.9),
    );
  if (kind === "mint")
    return tufts(
      sheet,
      [at[0], at[1] + r * 0.15],
      r * 0.7,
      [rgb("#9aa38c"), rgb("#dcdfd0"), rgb("#f6f0f2")],
      r * 0.12,
      60,
    );
  if (kind === "beebalm")
    return tufts(
      sheet,
      [at[0], at[1] + r * 0.2],
      r * 0.6,
      [rgb("#7d1c28"), rgb("#c93a38"), rgb("#f07f66")],
      r * 0.5,
      26,
    );
  if (kind === "bluebells") return bells(sheet, at, r);
  return plume(
    sheet,
    [
      [at[0] + r * 0.1, at[1] + r * 1.7],
      [at[0] - r * 0.05, at[1] + r * 0.5],
      [at[0] + r * 0.15, at[1] - r * 0.6],
      [at[0] + r * 0.55, at[1] - r * 1.05],
    ],
    r * 0.95,
    [rgb("#a8801f"), rgb("#efcd55")],
  );
}

function bells(sheet: Sheet, at: Pt, r: number): string {
  const { rng } = sheet;
  return Array.from({ length: 17 }, (_, i) => {
    const row = i % 3;
    const a = rng.range(-0.4, 3.5);
    const out = 0.2 + row * 0.14;
    const [x, y] = [
      at[0] + Math.cos(a) * r * out * 1.5,
      at[1] + Math.sin(a) * r * 0.2 + row * r * 0.06,
    ];
    const long = r * rng.range(0.34, 0.46);
    const lean = Math.cos(a) * r * rng.range(0.16, 0.34);
    const c = blend(rgb("#6f8fcb"), rgb("#b79ac4"), rng.range(0, 0.6));
    const [mx, my] = [x + lean * 0.6, y + long * 0.62];
    const [ex, ey] = [x + lean, y + long];
    return (
      limb(
        [
          [at[0], at[1] - r * 0.12],
          [x, y - r * 0.08],
          [x, y],
        ],
        4,
        3.4,
        rgb("#8a7f86"),
      ) +
      limb(
        [
          [x, y],
          [(x + mx) / 2, (y + my) / 2],
          [mx, my],
        ],
        r * 0.07,
        r * 0.11,
        blend(c, rgb("#8a6aa4"), 0.25),
        { relief: 0.35 },
      ) +
      limb(
        [
          [mx, my],
          [(mx + ex) / 2, (my + ey) / 2],
          [ex, ey],
        ],
        r * 0.12,
        r * 0.25,
        c,
        { relief: 0.35 },
      ) +
      `<ellipse cx="${ex.toFixed(1)}" cy="${ey.toFixed(1)}" rx="${(r * 0.125).toFixed(1)}" ry="${(r * 0.035).toFixed(1)}" fill="#aebfe4" opacity="0.8"/>`
    );
  }).join("");
}

const STEM: Record<StandKind, Rgb> = {
  coneflower: rgb("#78874f"),
  susan: rgb("#7f8a52"),
  aster: rgb("#7a7350"),
  milkweed: rgb("#8a9a68"),
  swampmilk: rgb("#84865a"),
  bflyweed: rgb("#85885a"),
  joepye: rgb("#7d6a62"),
  goldenrod: rgb("#7b8a4e"),
  beebalm: rgb("#748250"),
  mint: rgb("#87967a"),
  bluebells: rgb("#93a27a"),
  geranium: rgb("#8b9a66"),
};

/** A whole flowering stem: stalk down to the picture's edge, leaves in their arrangement, head. */
export function stand(
  sheet: Sheet,
  kind: StandKind,
  at: Pt,
  radius: number,
  foot: Pt,
  leaves = 3,
): string {
  const { rng } = sheet;
  const stalk: Pt[] = [
    foot,
    [(foot[0] * 2 + at[0]) / 3 + radius * 0.08, (foot[1] * 2 + at[1]) / 3],
    [(foot[0] + at[0] * 3) / 4, (foot[1] + at[1] * 3) / 4],
    [at[0], at[1] + radius * 0.2],
  ];
  const line = curve(stalk, false, 10);
  const foliage = Array.from({ length: leaves }, (_, i) => {
    const p = line[Math.round((0.2 + (i / Math.max(1, leaves)) * 0.5) * (line.length - 1))]!;
    const broad = kind === "milkweed" || kind === "mint" || kind === "bluebells";
    return [-1, 1]
      .map((side) => {
        const length = radius * rng.range(0.8, 1.15) * (broad ? 1.15 : 1);
        return bigLeaf(sheet, {
          at: p,
          angle: side > 0 ? rng.range(-30, 8) : 180 + rng.range(-8, 30),
          length,
          width: length * (broad ? 0.46 : 0.25),
          color: blend(rgb("#61793f"), rgb("#7f9158"), rng.next()),
          bow: side * rng.range(0.02, 0.14),
          teeth: broad ? 0 : length * 0.012,
          shadow: false,
        });
      })
      .join("");
  }).join("");
  const w = radius * 0.085;
  return limb(stalk, w * 1.3, w, STEM[kind]) + foliage + head(sheet, kind, at, radius);
}
