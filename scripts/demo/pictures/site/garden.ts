import { jitter } from "../kit/color";
import { gouache } from "../kit/paint";
import { backdrop } from "../kit/backdrop";
import { polyline, type Pt } from "../kit/path";
import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import { paintBird } from "../birds/engine/profile";
import { carwren } from "../birds/species/carwren";
import { newSheet } from "../insects/paint/sheet";
import { openButterfly } from "../insects/wings/butterfly";
import { TIGER } from "../insects/wings/swallowtails";
import { plantSpray } from "../plants/spray";
import { sunlight } from "../scenes/ground";

const W = 1280;
const H = 960;

/** A summer bed close up: the flowers a visitor asks about first. */
export function floraPicture(rng: Rng): Layered {
  const far = (keyId: string, x: number, y: number, height: number): string =>
    plantSpray(keyId, {
      rng: rng.fork(`${keyId}${x}`),
      x,
      y,
      height,
      lean: 0.04,
      season: "sum",
      detail: 0,
    });
  const near = (
    keyId: string,
    x: number,
    top: number,
    lean: number,
    size: number,
    detail: 1 | 2 = 2,
  ): string =>
    plantSpray(keyId, {
      rng: rng.fork(`n${keyId}${x}`),
      x: x - lean * size,
      y: top + size,
      height: size,
      lean,
      season: "sum",
      detail,
    });
  return {
    width: W,
    height: H,
    backdrop: backdrop("meadow", "sum", W, H, rng.fork("back")),
    backdropBlur: 40,
    middle:
      far("joepye", 180, H + 40, 820) +
      far("blackeyed", 420, H, 620) +
      far("bergamot", 640, H + 30, 760) +
      far("ironweed", 1120, H + 30, 840) +
      far("coneflower", 900, H, 640),
    middleBlur: 9,
    subject:
      near("blazing", 130, 190, -0.03, 1250, 1) +
      near("joepye", 1130, 180, 0.04, 1250, 1) +
      near("cardflower", 800, 90, 0.03, 1180, 1) +
      near("bergamot", 980, 330, 0.05, 1250) +
      near("coneflower", 330, 250, -0.05, 1250) +
      near("mtnmint", 560, 330, 0.03, 1150, 1) +
      near("blackeyed", 660, 500, -0.05, 1150) +
      near("bflyweed", 1120, 640, 0.05, 820) +
      near("coneflower", 880, 590, 0.06, 1050) +
      near("blackeyed", 190, 560, -0.05, 1100) +
      near("blackeyed", 440, 690, 0.04, 900),
    light: sunlight(W, H, "#fff2c6", 0.3),
  };
}

/** One pointed board of a fence, `w` px wide. */
export function picket(
  x: number,
  top: number,
  bottom: number,
  w: number,
  color: string,
  rng: Rng,
): string {
  const pts: Pt[] = [
    [x, bottom],
    [x, top + w * 0.5],
    [x + w * 0.5, top],
    [x + w, top + w * 0.5],
    [x + w, bottom],
  ];
  return gouache(
    pts,
    { fill: jitter(color, rng, 0.5), rng, grain: 90, streaks: 14, edge: 2, angle: 20 },
    polyline(pts),
  );
}

/** A Carolina wren on the fence, a tiger swallowtail coming to the Joe-Pye weed. */
export function faunaPicture(rng: Rng): Layered {
  const rail: Pt[] = [
    [-20, 690],
    [W + 20, 672],
    [W + 20, 742],
    [-20, 764],
  ];
  const posts = [60, 860].map((x) => picket(x, 610, H + 40, 118, "#8c7d69", rng)).join("");
  const bird = paintBird(
    { ...carwren, legs: { ...carwren.legs, grip: "ground" } },
    { x: 520, y: 692, k: 0.98, mirror: true, head: -4, tail: 4, pitch: 0 },
    rng.fork("wren"),
    30,
  );
  const swallowtail = openButterfly(newSheet("tile-fauna", "b"), TIGER, {
    left: 0.74,
    right: 1,
    tilt: 3,
  });
  return {
    width: W,
    height: H,
    backdrop: backdrop("garden", "sum", W, H, rng.fork("back"), { horizon: 0.7 }),
    backdropBlur: 44,
    middle:
      plantSpray("coneflower", {
        rng: rng.fork("m"),
        x: 640,
        y: H + 60,
        height: 560,
        season: "sum",
        detail: 0,
      }) +
      plantSpray("bergamot", {
        rng: rng.fork("m2"),
        x: 90,
        y: H + 60,
        height: 640,
        season: "sum",
        detail: 0,
      }),
    middleBlur: 12,
    subject:
      plantSpray("joepye", {
        rng: rng.fork("jp"),
        x: 1100,
        y: 400 + 1250,
        height: 1250,
        lean: -0.06,
        season: "sum",
        detail: 1,
      }) +
      posts +
      gouache(
        rail,
        { fill: "#93836c", rng, grain: -1, streaks: 46, edge: 2.4, angle: 86, streakWidth: 5 },
        polyline(rail),
      ) +
      bird.svg +
      bird.feet +
      `<g transform="translate(960 262) rotate(-24) scale(.5)">${swallowtail}</g>` +
      plantSpray("coneflower", {
        rng: rng.fork("c1"),
        x: 190,
        y: 660 + 900,
        height: 900,
        lean: -0.06,
        season: "sum",
        detail: 2,
      }) +
      plantSpray("blackeyed", {
        rng: rng.fork("c2"),
        x: 700,
        y: 730 + 850,
        height: 850,
        lean: 0.05,
        season: "sum",
        detail: 2,
      }),
    light: sunlight(W, H, "#fff2c6", 0.3),
  };
}
