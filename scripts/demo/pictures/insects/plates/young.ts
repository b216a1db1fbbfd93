import type { Layered } from "../../kit/render";
import type { Season4 } from "../../kit/season";
import { caterpillar } from "../figures/caterpillar";
import { CATERPILLARS } from "../figures/young";
import { tubeOutline } from "../figures/form";
import type { Pt } from "../paint/geom";
import { limb } from "../paint/limb";
import type { Sheet } from "../paint/sheet";
import { rgb, type Rgb } from "../paint/tint";
import { bark } from "../perch/bark";
import { groundShape, litter, soil } from "../perch/ground";
import { bigLeaf } from "../perch/leaf";
import { compose, put } from "../setting";

/** Food plant of a caterpillar as its foliage looks. */
interface Host {
  color: Rgb;
  /** Width of a leaf over its length. */
  broad: number;
  teeth: number;
  broadest: number;
  /** Woody twig or green stalk. */
  woody: boolean;
  size: number;
}

const HOSTS: Record<string, Host> = {
  monarch: {
    color: rgb("#86a069"),
    broad: 0.46,
    teeth: 0,
    broadest: 0.46,
    woody: false,
    size: 420,
  },
  tigerswal: {
    color: rgb("#6d8f49"),
    broad: 0.4,
    teeth: 0.012,
    broadest: 0.5,
    woody: true,
    size: 360,
  },
  blackswal: {
    color: rgb("#7f9d58"),
    broad: 0.16,
    teeth: 0.05,
    broadest: 0.5,
    woody: false,
    size: 260,
  },
  spiceswal: {
    color: rgb("#7b9a4c"),
    broad: 0.44,
    teeth: 0,
    broadest: 0.58,
    woody: true,
    size: 380,
  },
  fritillary: {
    color: rgb("#5f8a4c"),
    broad: 0.8,
    teeth: 0.02,
    broadest: 0.3,
    woody: false,
    size: 330,
  },
  redadmiral: {
    color: rgb("#6b8b4a"),
    broad: 0.46,
    teeth: 0.04,
    broadest: 0.34,
    woody: false,
    size: 340,
  },
  pearlcres: {
    color: rgb("#76915a"),
    broad: 0.24,
    teeth: 0.01,
    broadest: 0.42,
    woody: false,
    size: 300,
  },
  luna: { color: rgb("#6f9450"), broad: 0.6, teeth: 0.03, broadest: 0.36, woody: true, size: 340 },
  hummoth: {
    color: rgb("#6f9152"),
    broad: 0.5,
    teeth: 0.03,
    broadest: 0.4,
    woody: true,
    size: 330,
  },
  cecropia: {
    color: rgb("#5d8450"),
    broad: 0.42,
    teeth: 0.015,
    broadest: 0.5,
    woody: true,
    size: 360,
  },
};

function foliage(
  sheet: Sheet,
  host: Host,
  list: readonly (readonly [number, number, number, number])[],
): string {
  return list
    .map(([x, y, angle, k]) => {
      const length = host.size * k;
      return bigLeaf(sheet, {
        at: [x, y],
        angle,
        length,
        width: length * host.broad,
        color: host.color,
        teeth: length * host.teeth,
        broadest: host.broadest,
        bow: sheet.rng.range(-0.1, 0.1),
        worn: 0.12,
      });
    })
    .join("");
}

/** The caterpillar on its food plant; the woolly bear walks over fallen leaves. */
export function youngPlate(keyId: string, season: Season4, seed: string): Layered {
  const look = CATERPILLARS[keyId];
  const host = HOSTS[keyId];
  if (!look) throw new Error(`No caterpillar is drawn for ${keyId}`);
  if (!host)
    return compose(
      seed,
      season,
      "wide",
      { kind: "litter", blur: 30 },
      ({ sheet, width, height }) => {
        const ground = groundShape(width, height, 560, 20, 3);
        return (
          soil(sheet, ground, rgb("#5a4634")) +
          litter(sheet, season, width, 590, 1040, 30) +
          put(caterpillar(sheet, look), 420, 640, 1.26, -3) +
          litter(sheet, season, width, 1020, 1130, 6)
        );
      },
    );
  return compose(seed, season, "wide", { kind: "foliage", blur: 44 }, ({ sheet }) => {
    const perch: Pt[] = [
      [-80, 800],
      [420, 742],
      [900, 730],
      [1320, 690],
      [1700, 560],
    ];
    const stalk = host.woody
      ? bark(sheet, tubeOutline(perch, [36, 33, 30, 26, 22]), {
          kind: "smooth",
          lean: 84,
          resolution: 0.85,
          depth: 0.9,
          lichen: 0.15,
        })
      : limb(perch, 56, 36, rgb("#8b9a62"));
    return (
      foliage(sheet, host, [
        [220, 770, 236, 1.05],
        [560, 740, 262, 0.9],
        [1040, 716, 300, 1.05],
        [1380, 668, 282, 0.95],
      ]) +
      foliage(sheet, host, [
        [120, 800, 118, 0.9],
        [700, 745, 74, 1],
        [1200, 712, 58, 1.05],
        [1480, 640, 100, 0.8],
      ]) +
      stalk +
      put(
        caterpillar(sheet, look),
        sheet.rng.range(300, 380),
        host.woody ? 618 : 628,
        1.44,
        sheet.rng.range(-4, -1),
      ) +
      foliage(sheet, host, [
        [330, 770, 150, 0.9],
        [980, 748, 96, 0.8],
      ])
    );
  });
}
