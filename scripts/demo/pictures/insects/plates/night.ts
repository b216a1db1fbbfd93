import type { Layered } from "../../kit/render";
import type { Season4 } from "../../kit/season";
import { bark } from "../perch/bark";
import { bigLeaf } from "../perch/leaf";
import { blades } from "../perch/ground";
import { tubeOutline } from "../figures/form";
import { firefly } from "../figures/firefly";
import { katydid } from "../figures/katydid";
import { ellipse } from "../paint/geom";
import { castShadow } from "../paint/limb";
import type { Sheet } from "../paint/sheet";
import { rgb } from "../paint/tint";
import { compose, put } from "../setting";
import type { View } from "./view";

function glowAt(sheet: Sheet, x: number, y: number, r: number): string {
  const id = sheet.id();
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="#fbffc4" stop-opacity="0.9"/><stop offset="0.18" stop-color="#ecf58a" stop-opacity="0.55"/><stop offset="0.5" stop-color="#cfe46a" stop-opacity="0.16"/><stop offset="1" stop-color="#b8d860" stop-opacity="0"/></radialGradient>` +
    `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}" fill="url(#${id})"/>`
  );
}

/** Firefly alight at dusk, with others signaling far off. */
export function fireflyPlate(view: View, season: Season4, seed: string): Layered {
  const shape = view === "portrait" ? "wide" : "tall";
  return compose(
    seed,
    season,
    shape,
    (stage) => {
      const { rng } = stage.sheet;
      const far = Array.from({ length: view === "portrait" ? 9 : 26 }, () =>
        glowAt(
          stage.sheet,
          rng.range(0, stage.width),
          rng.range(stage.height * 0.2, stage.height * 0.85),
          rng.range(24, 70),
        ),
      ).join("");
      return {
        kind: "meadow",
        time: "night",
        blur: view === "portrait" ? 40 : 24,
        middle: far,
        middleBlur: 10,
      };
    },
    ({ sheet, width, height }) => {
      const tones = [rgb("#35543c"), rgb("#446246"), rgb("#2c4a3a")];
      if (view === "portrait") {
        const blade = bigLeaf(sheet, {
          at: [330, 1130],
          angle: -42,
          length: 1500,
          width: 250,
          color: rgb("#4f7350"),
          bow: -0.08,
          veins: 0.001,
          broadest: 0.3,
        });
        return (
          blades(sheet, width, height, 620, 18, tones) +
          blade +
          glowAt(sheet, 644, 765, 420) +
          castShadow(ellipse(800, 590, 90, 170, 40), 12, 16, 18, 0.34) +
          put(firefly(sheet), 800, 580, 1.42, 40) +
          glowAt(sheet, 634, 775, 260)
        );
      }
      return (
        blades(sheet, width, height, 900, 46, tones) +
        glowAt(sheet, 520, 868, 260) +
        put(firefly(sheet), 540, 800, 0.5, 14) +
        glowAt(sheet, 518, 880, 110) +
        blades(sheet, width, height + 60, 420, 16, tones)
      );
    },
  );
}

/** A katydid among oak leaves, brown in fall. */
export function katydidPlate(view: View, season: Season4, seed: string): Layered {
  const oak = season === "fall" ? "#9a8448" : "#668848";
  const leaf = (sheet: Sheet, x: number, y: number, angle: number, length: number): string =>
    bigLeaf(sheet, {
      at: [x, y],
      angle,
      length,
      width: length * 0.46,
      color: rgb(oak),
      broadest: 0.6,
      bow: sheet.rng.range(-0.1, 0.1),
      worn: 0.2,
      teeth: length * 0.02,
    });
  if (view === "portrait")
    return compose(
      seed,
      season,
      "wide",
      { kind: "foliage", time: "dusk", blur: 42 },
      ({ sheet }) =>
        leaf(sheet, 260, 760, 236, 380) +
        leaf(sheet, 1260, 740, 310, 420) +
        bark(
          sheet,
          tubeOutline(
            [
              [-80, 860],
              [500, 800],
              [1100, 790],
              [1700, 700],
            ],
            [44, 40, 36, 30],
          ),
          { kind: "smooth", lean: 86, lichen: 0.3, resolution: 0.85, depth: 0.9 },
        ) +
        leaf(sheet, 1400, 760, 40, 380) +
        put(katydid(sheet), 800, 582, 1.28, -4) +
        leaf(sheet, 120, 860, 60, 340),
    );
  return compose(
    seed,
    season,
    "square",
    { kind: "foliage", time: "night", blur: 34 },
    ({ sheet }) =>
      leaf(sheet, 300, 620, 200, 380) +
      leaf(sheet, 700, 560, 262, 420) +
      leaf(sheet, 1060, 580, 322, 400) +
      bark(
        sheet,
        tubeOutline(
          [
            [-80, 760],
            [500, 690],
            [1000, 640],
            [1500, 500],
          ],
          [30, 27, 24, 20],
        ),
        { kind: "smooth", lean: 84, resolution: 0.85, depth: 0.9 },
      ) +
      leaf(sheet, 340, 720, 104, 380) +
      leaf(sheet, 900, 660, 74, 400) +
      put(katydid(sheet), 680, 540, 0.72, -6),
  );
}
