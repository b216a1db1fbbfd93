import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import { bed, clouds, field, sunlight, turf, type BedPlant } from "./ground";
import { FLOWERS as F, GRASSES as G } from "./species";
import { spent } from "./spent";
import { disc, strokes } from "./strokes";
import { birdbath, nestBox } from "./things";
import { crown, treeLine } from "./trees";

/** The birdbath on a morning of hard frost; portrait. */
export function birdbathFrost(rng: Rng): Layered {
  const [w, h] = [1067, 1600];
  const haze = "#dfe2e2";
  const plants: BedPlant[] = [
    {
      grow: spent({ heads: 6, size: 0.045, colors: ["#6f5644", "#48372d"], frost: true }),
      tall: 560,
      share: 2.4,
    },
    {
      grow: spent({
        heads: 5,
        size: 0.03,
        colors: ["#d3c6ac", "#a39073"],
        fluffy: true,
        frost: true,
      }),
      tall: 600,
      share: 1.4,
    },
    { grow: G.straw, tall: 460, share: 2 },
  ];
  return {
    width: w,
    height: h,
    backdrop:
      field(w, 0, 900, "#c3cfd8", "#f4e2cd") +
      treeLine({ w, y: 880, h: 520, colors: ["#b3aca6", "#a39d99"], rng, bare: true, count: 8 }) +
      crown({ x: 900, y: 640, rx: 110, ry: 300, color: "#75877c", dab: 28 }, rng) +
      field(w, 860, h, "#ccd3cf", "#a9b09c"),
    backdropBlur: 11,
    middle:
      turf(w, 880, 1200, ["#dde3e2", "#c3ccc4", "#b5b9a0", "#eef1f1"], 260, 40, rng) +
      bed({
        plants,
        x0: -40,
        x1: w + 40,
        y0: 930,
        y1: 1120,
        rows: 4,
        across: 7,
        horizon: 700,
        bottom: h,
        haze,
        rng,
        keep: (x) => Math.abs(x - 540) > 90,
      }),
    middleBlur: 3,
    subject:
      turf(w, 1180, h, ["#d3dad8", "#c3cbc0", "#b5b9a2", "#e3e8e8", "#a3a78c"], 420, 26, rng, 0.6) +
      birdbath(540, 1400, 590, rng, true) +
      bed({
        plants,
        x0: -60,
        x1: 300,
        y0: 1380,
        y1: h + 60,
        rows: 3,
        across: 3,
        horizon: 700,
        bottom: h,
        haze,
        rng,
      }) +
      bed({
        plants,
        x0: 770,
        x1: w + 60,
        y0: 1350,
        y1: h + 80,
        rows: 3,
        across: 3,
        horizon: 700,
        bottom: h,
        haze,
        rng,
      }) +
      bed({
        plants: [{ grow: G.straw, tall: 190 }],
        x0: 250,
        x1: 820,
        y0: 1500,
        y1: h + 40,
        rows: 2,
        across: 5,
        horizon: 700,
        bottom: h,
        haze,
        rng,
      }),
    light: sunlight(w, h, "#ffe6c4", 0.42, 0.2),
  };
}

/** The nest box at the edge of the small lawn in spring; portrait. */
export function nestBoxScene(rng: Rng, winter: boolean): Layered {
  const [w, h] = [1067, 1600];
  const haze = winter ? "#e3e6e8" : "#dbe2c6";
  const plants: BedPlant[] = winter
    ? [
        { grow: G.straw, tall: 430, share: 2 },
        {
          grow: spent({ heads: 5, size: 0.045, colors: ["#6f5644", "#48372d"], snow: true }),
          tall: 470,
        },
      ]
    : [
        { grow: F.coreopsis, tall: 380, share: 2.2 },
        { grow: F.penstemon, tall: 460, share: 1.4 },
        { grow: G.blue, tall: 380, share: 1.8 },
        { grow: F.wildindigo, tall: 480 },
        { grow: G.green, tall: 320, share: 1.4 },
      ];
  const specks = strokes();
  if (winter)
    for (let i = 0; i < 160; i++)
      specks.add("#ffffff", disc(rng.range(0, w), rng.range(0, h), rng.range(2, 6)));
  return {
    width: w,
    height: h,
    backdrop: winter
      ? field(w, 0, 1100, "#c6cdd3", "#ece8e2") +
        treeLine({
          w,
          y: 1090,
          h: 640,
          colors: ["#a6a3a0", "#96938f"],
          rng,
          bare: true,
          count: 7,
        }) +
        field(w, 1060, h, "#e6e9ec", "#f3f3f1")
      : field(w, 0, 1100, "#aec6d0", "#eeead8") +
        clouds(w, 80, 500, 6, "#fbf9f0", "#d0d9da", rng) +
        treeLine({ w, y: 1090, h: 520, colors: ["#9aac7c", "#889c70", "#adb98c"], rng, count: 7 }) +
        field(w, 1060, h, "#a9b87a", "#5d7243"),
    backdropBlur: 16,
    middle: bed({
      plants,
      x0: -60,
      x1: w + 60,
      y0: 1130,
      y1: 1300,
      rows: 5,
      across: 7,
      horizon: 950,
      bottom: h,
      haze,
      rng,
    }),
    middleBlur: 4,
    subject:
      nestBox(520, 1530, 1180, rng, winter) +
      bed({
        plants,
        x0: -60,
        x1: w + 60,
        y0: 1440,
        y1: h + 110,
        rows: 4,
        across: 6,
        horizon: 950,
        bottom: h,
        haze,
        rng,
      }) +
      specks.svg(0.85),
    light: sunlight(w, h, winter ? "#fff1dc" : "#fff2c6", 0.32),
  };
}
