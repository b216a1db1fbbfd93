import { jitter, shade } from "../kit/color";
import { dab, path } from "../kit/paint";
import { blob, headingAt, n, sample, smoothOpen, type Pt } from "../kit/path";
import type { Rng } from "../kit/rng";
import type { Season4 } from "../kit/season";
import { branch, stem } from "../kit/stem";
import { flowerHead } from "./flowers/index";
import { fruitHead } from "./fruitHead";
import { leafUnit } from "./leafUnit";
import { plantLook } from "./looks";
import { stemColor } from "./season";

export interface TwigOptions {
  rng: Rng;
  /** The way of the twig, from its thick end. */
  points: readonly Pt[];
  width: number;
  season: Season4;
  /** Length of a leaf in pixels; 0 for a bare twig. */
  leafLength: number;
  /** Joints along the twig that bear a leaf or a pair. */
  joints: number;
  show: "flower" | "fruit" | "bud" | "none";
  /** Diameter or length of a flower head or fruit cluster in pixels. */
  headSize: number;
  detail?: 0 | 1 | 2;
  snow?: boolean;
  /** Side twigs, each with its own leaves and tip. */
  sides?: number;
}

function tendril(x: number, y: number, size: number, side: number, color: string): string {
  const pts: Pt[] = [];
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const r = size * (0.12 + 0.1 * (1 - t));
    pts.push([
      x + side * size * t + Math.cos(t * 17) * r * t,
      y - size * 0.3 * t + Math.sin(t * 17) * r * t,
    ]);
  }
  return path(smoothOpen(pts), { stroke: color, width: Math.max(1.4, size * 0.018) });
}

/** A twig of a shrub, tree or vine with leaves, buds, flowers or fruit where they grow. */
export function woodyTwig(keyId: string, o: TwigOptions): string {
  const look = plantLook(keyId);
  const spine = sample(o.points, 50);
  const axil = look.carriage === "axil";
  const pendent =
    o.show === "fruit"
      ? ["samara", "acorn", "legume", "globe", "cones"].includes(look.fruit.form)
      : look.flower.form === "catkin" || look.flower.form === "urns";
  let back = "";
  let front = "";
  let heads = "";
  const twigs: string[] = [];
  const sides = o.sides ?? 0;
  for (let k = 0; k < sides; k++) {
    const i = Math.round((0.24 + (k / Math.max(1, sides)) * 0.52) * 49);
    const [x, y] = spine[i] ?? [0, 0];
    const s = k % 2 ? 1 : -1;
    const a = ((headingAt(spine, i) + s * (look.leaf.at === "opposite" ? 52 : 40)) * Math.PI) / 180;
    const len =
      Math.hypot(
        (spine[49]?.[0] ?? 0) - (spine[0]?.[0] ?? 0),
        (spine[49]?.[1] ?? 0) - (spine[0]?.[1] ?? 0),
      ) * o.rng.range(0.26, 0.36);
    const way: Pt[] = [
      [x, y],
      [x + Math.cos(a) * len * 0.55, y + Math.sin(a) * len * 0.5],
      [x + Math.cos(a - s * 0.2) * len, y + Math.sin(a - s * 0.2) * len - len * 0.06],
    ];
    twigs.push(
      woodyTwig(keyId, {
        ...o,
        points: way,
        width: o.width * 0.5,
        joints: Math.max(2, Math.round(o.joints * 0.42)),
        sides: 0,
        headSize: o.headSize * 0.9,
      }),
    );
  }
  const green = look.kind === "vine" || (look.leaf.compound === "needles" && o.width < 12);
  const color = green
    ? stemColor(look, o.season)
    : look.kind === "shrub" && look.barkColor && o.width < 40
      ? look.barkColor
      : look.stem;
  const wood = green
    ? stem(o.points, o.width, o.width * 0.45, color)
    : branch(o.points, o.width, o.width * 0.35, {
        rng: o.rng,
        color,
        bark: o.width > 34 ? (look.bark ?? "smooth") : "smooth",
        ...(o.snow ? { snow: true } : {}),
      });
  let side = 1;
  for (let j = 0; j < o.joints; j++) {
    const t = 0.14 + (j / Math.max(1, o.joints - 1)) * 0.84;
    const i = Math.min(49, Math.round(t * 49));
    const [x, y] = spine[i] ?? [0, 0];
    const way = headingAt(spine, i);
    const paired = look.leaf.at === "opposite" || look.leaf.at === "perfoliate";
    side = -side;
    const last = j === o.joints - 1;
    const set = paired ? [-1, 1] : [side];
    for (const s of set) {
      if (o.leafLength > 0) {
        const angle = way + s * (last ? 24 : o.rng.range(42, 66));
        const art = leafUnit(look, {
          rng: o.rng,
          x,
          y,
          angle,
          length: o.leafLength * o.rng.range(0.8, 1.08) * (last ? 0.85 : 1),
          bend: s * o.rng.range(0.05, 0.4),
          turn: o.rng.range(0.55, 1),
          season: o.season,
          detail: o.detail ?? 1,
          stalk: look.leaf.compound === "simple" ? o.leafLength * 0.14 : 0,
        });
        if (o.rng.chance(0.5)) front += art;
        else back += art;
      } else {
        const r = ((way + s * 40) * Math.PI) / 180;
        const b = o.width * 0.42;
        heads += dab(
          blob(
            x + Math.cos(r) * b * 1.4,
            y + Math.sin(r) * b * 1.4,
            b * 0.75,
            b * 0.75,
            o.rng,
            0.15,
            7,
          ),
          shade(jitter(color, o.rng), -0.12),
          { contrast: 0.35 },
        );
      }
      if (
        axil &&
        o.show !== "none" &&
        o.show !== "bud" &&
        (pendent ? j % 2 === 1 : j % 2 === 0 || look.heads > 8)
      ) {
        const r = ((way + s * 90) * Math.PI) / 180;
        const off = o.headSize * (o.show === "fruit" ? 0.26 : 0.16);
        const spot = {
          rng: o.rng,
          x: x + Math.cos(r) * off,
          y: pendent ? y + o.headSize * 0.5 : y + Math.sin(r) * off,
          size: o.headSize * o.rng.range(0.82, 1.08),
          angle: way + s * 80,
          tilt: o.rng.range(0.5, 0.85),
          detail: o.detail ?? 1,
        } as const;
        heads += o.show === "flower" ? flowerHead(keyId, spot) : fruitHead(look, spot);
      }
    }
  }
  const [ex, ey] = spine[49] ?? [0, 0];
  if (look.kind === "vine" && look.leaf.compound !== "pinnate") {
    for (const i of [16, 34])
      heads += tendril(
        spine[i]?.[0] ?? ex,
        spine[i]?.[1] ?? ey,
        o.leafLength * 0.7 + 20,
        i > 20 ? 1 : -1,
        stemColor(look, o.season),
      );
  }
  if (!axil && (o.show === "flower" || o.show === "fruit")) {
    const way = headingAt(spine, 49);
    const r = (way * Math.PI) / 180;
    const fruit = o.show === "fruit";
    const S = o.headSize;
    const spike = look.flower.form === "spike";
    const hang =
      (fruit &&
        ["berries", "milkpod", "legume", "globe"].includes(look.fruit.form) &&
        (spike || look.kind === "tree" || look.kind === "vine" || look.fruit.form === "globe")) ||
      (spike && look.kind === "tree");
    const up = look.flower.form === "dome" && !hang;
    const dy = hang ? S * 0.45 : up ? -S * 0.42 : Math.sin(r) * S * (spike ? 0.45 : 0.1);
    const spot = {
      rng: o.rng,
      x: ex + (hang || up ? 0 : Math.cos(r) * S * (spike ? 0.45 : 0.1)),
      y: ey + dy,
      size: S,
      angle: hang && spike ? 80 : spike ? way - 14 : -90,
      tilt: o.rng.range(0.55, 0.9),
      detail: o.detail ?? 1,
    } as const;
    // Servicebery-like sprays carry several open flowers at one tip.
    if (!fruit && look.flower.form === "rosette" && look.heads > 5) {
      for (let k = 0; k < 6; k++) {
        const [fx, fy] = [ex + o.rng.gauss(0, S * 0.36), ey + o.rng.gauss(-S * 0.1, S * 0.3)];
        heads += path(`M${n(ex)} ${n(ey)}L${n(fx)} ${n(fy)}`, {
          stroke: stemColor(look, o.season),
          width: Math.max(1.5, o.width * 0.16),
        });
        heads += flowerHead(keyId, {
          ...spot,
          x: fx,
          y: fy,
          size: S * 0.62,
          angle: o.rng.range(0, 360),
        });
      }
    } else heads += fruit ? fruitHead(look, spot) : flowerHead(keyId, spot);
  }
  return (
    back +
    twigs.slice(0, Math.ceil(sides / 2)).join("") +
    wood +
    twigs.slice(Math.ceil(sides / 2)).join("") +
    front +
    heads
  );
}
