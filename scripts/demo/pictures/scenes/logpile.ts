import { litter } from "./forest";
import { glow } from "../kit/paint";
import { n } from "../kit/path";
import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import { bed, cast, field, sunlight, type BedPlant } from "./ground";
import { FLOWERS as F, GRASSES as G } from "./species";
import { fern } from "./spent";
import { cloud, strokes } from "./strokes";
import { log } from "./things";
import { treeLine, trunk } from "./trees";

const W = 1600;
const H = 1067;

/** The log pile under the oak: cut ends, moss, ferns, a shelf of turkey tail. */
export function logpile(rng: Rng): Layered {
  const logs: string[] = [];
  [5, 4, 3].forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      const r = 96 * rng.range(0.84, 1.08);
      const x = 470 + row * 92 + i * 176 + rng.range(-8, 8);
      logs.push(
        log(
          x,
          930 - row * 148 + rng.range(-8, 8),
          r,
          rng.range(190, 260),
          rng,
          row === 2 || i === count - 1,
        ),
      );
    }
  });
  let tails = "";
  for (let i = 0; i < 9; i++) {
    const [x, y, r] = [1330 + rng.range(-60, 90), 800 + rng.range(-70, 70), rng.range(18, 40)];
    ["#efe2c8", "#a08058", "#d0b48a", "#6f5640", "#b89868"].forEach((c, k) => {
      tails += `<path d="M${n(x - r * (1 - k * 0.18))} ${n(y)}A${n(r * (1 - k * 0.18))} ${n(r * 0.62 * (1 - k * 0.18))} 0 0 1 ${n(x + r * (1 - k * 0.18))} ${n(y)}Z" fill="${c}"/>`;
    });
  }
  const under: BedPlant[] = [
    { grow: fern, tall: 290, share: 2 },
    { grow: F.violet, tall: 130 },
    { grow: F.foamflower, tall: 180 },
    { grow: G.sedge, tall: 170, share: 1.4 },
  ];
  const s = strokes();
  cloud(s, { x: 300, y: 60, rx: 500, ry: 120 }, ["#6d8450", "#88a062", "#566b40"], 240, 26, rng);
  return {
    width: W,
    height: H,
    backdrop:
      field(W, 0, 660, "#c9d3b4", "#a3b085") +
      treeLine({ w: W, y: 640, h: 560, colors: ["#8fa070", "#7c9064", "#a3b07f"], rng, count: 9 }) +
      Array.from({ length: 8 }, (_, i) =>
        glow(rng.range(0, W), rng.range(40, 420), rng.range(30, 90), "#f6f3cf", 0.5 + i * 0.01),
      ).join("") +
      trunk(1240, 700, -30, 150, rng, "#7b7163") +
      trunk(420, 660, -30, 60, rng, "#8b8272") +
      field(W, 620, H, "#8a8a5c", "#4f4e32"),
    backdropBlur: 15,
    middle: bed({
      plants: under,
      x0: -40,
      x1: W + 40,
      y0: 660,
      y1: 780,
      rows: 4,
      across: 10,
      horizon: 470,
      bottom: H,
      haze: "#a9b588",
      rng,
    }),
    middleBlur: 3,
    subject:
      litter(W, 830, H, ["#8a6a42", "#6f5234", "#a3814f", "#5b6a3a"], 420, rng) +
      cast(820, 1010, 640, 60, 0.55) +
      logs.join("") +
      tails +
      bed({
        plants: under,
        x0: -40,
        x1: 380,
        y0: 860,
        y1: H + 40,
        rows: 4,
        across: 4,
        horizon: 470,
        bottom: H,
        haze: "#a9b588",
        rng,
      }) +
      bed({
        plants: under,
        x0: 1280,
        x1: W + 40,
        y0: 860,
        y1: H + 40,
        rows: 4,
        across: 4,
        horizon: 470,
        bottom: H,
        haze: "#a9b588",
        rng,
      }) +
      litter(W, 1010, H + 30, ["#8a6a42", "#6f5234", "#a3814f", "#b58a52"], 130, rng) +
      s.svg(0.85),
    light: sunlight(W, H, "#fff2c4", 0.3, 0.3),
  };
}
