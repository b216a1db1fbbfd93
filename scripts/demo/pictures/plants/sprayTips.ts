import { path } from "../kit/paint";
import { smoothClosed, type Pt } from "../kit/path";
import { flowerHead } from "./flowers/index";
import { fruitHead } from "./fruitHead";
import type { PlantLook } from "./lookTypes";
import type { SprayOptions } from "./sprayTypes";

export interface Tip {
  x: number;
  y: number;
  angle: number;
  size: number;
}

/**
 * What stands at a tip: flower, fruit or nothing, with snow on top when there is some. Only the
 * main one has all detail.
 */
export function head(
  look: PlantLook,
  keyId: string,
  o: SprayOptions,
  t: Tip,
  main: boolean,
): string {
  if (o.tip === "none") return "";
  const flower = {
    rng: o.rng,
    x: t.x,
    y: t.y,
    size: t.size,
    angle: t.angle,
    tilt: o.rng.range(0.42, 0.72),
    detail: o.detail === 2 && !main ? 1 : (o.detail ?? 1),
  } as const;
  const art = o.tip === "fruit" ? fruitHead(look, flower) : flowerHead(keyId, flower);
  if (!o.snow) return art;
  const r = t.size * (look.carriage === "spike" ? 0.07 : 0.26);
  const top = t.y - t.size * (look.carriage === "spike" ? 0.46 : 0.2);
  const cap: Pt[] = [
    [-1, 0.25],
    [-0.85, -0.25],
    [-0.3, -0.6],
    [0.3, -0.55],
    [0.85, -0.2],
    [1, 0.3],
    [0.4, 0.12],
    [-0.35, 0.18],
  ].map(([a, b]) => [t.x + (a ?? 0) * r, top + (b ?? 0) * r * 0.8]);
  return art + path(smoothClosed(cap), { fill: "#f6f7f7", stroke: "#c2cdd8", width: 1.5 });
}

/** Where the heads stand on a stalk, main one last. */
export function tips(
  look: PlantLook,
  o: SprayOptions,
  spine: readonly Pt[],
): { tip: Tip; from: Pt }[] {
  const end = spine[spine.length - 1] ?? [o.x, o.y - o.height];
  const size = look.head * o.height;
  const main = { tip: { x: end[0], y: end[1], angle: -90 + (o.lean ?? 0) * 30, size }, from: end };
  if (look.carriage === "spike" || look.carriage === "scape") {
    if (look.carriage === "spike" || look.flower.form === "spike")
      return [{ tip: { ...main.tip, y: end[1] + size * 0.35 }, from: end }];
    return [main];
  }
  if (look.carriage === "branched" || look.carriage === "tips") {
    const many = look.carriage === "branched" ? Math.min(9, look.heads) : 3;
    const side = Array.from({ length: many - 1 }, (_, i) => {
      const s = i % 2 ? 1 : -1;
      const k = 0.97 - Math.floor(i / 2) * 0.065 - 0.05;
      const reach = size * (0.72 + Math.floor(i / 2) * 0.34) * o.rng.range(0.85, 1.15);
      const from =
        spine[Math.round(Math.max(0.12, k - (reach * 1.05) / o.height) * (spine.length - 1))] ??
        end;
      return {
        tip: {
          x: end[0] + s * reach,
          y: o.y + (end[1] - o.y) * k + o.rng.gauss(0, size * 0.08),
          angle: -90 + s * 24,
          size: size * o.rng.range(0.78, 1),
        },
        from,
      };
    });
    return [...side, main];
  }
  return [main];
}
