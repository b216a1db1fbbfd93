import { shade } from "../kit/color";
import { path, radial } from "../kit/paint";
import { blob, n } from "../kit/path";
import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import type { Season4 } from "../kit/season";
import { backdrop } from "../kit/backdrop";
import { paintCoat } from "./engine/coat";
import { curve, linePath, type Pt } from "./engine/geometry";
import { pigment } from "./engine/pigment";
import { relief } from "./engine/relief";
import { hex, lit, rgb } from "./engine/tone";
import { trunk } from "./perch/trunk";
import { both, HALF, MORPHS, owlEye, patches, streaks } from "./species/screechowl";

export interface Roosting {
  w: number;
  h: number;
  season: Season4;
  rng: Rng;
  /** Height of the owl as a share of the picture's. */
  fill: number;
}

/** A screech-owl filling the mouth of its tree hole. */
export function roost(s: Roosting): Layered {
  const { w, h, rng } = s;
  const m = rng.pick(MORPHS);
  const k = (s.fill * h) / 460;
  const [cx, cy] = [w * rng.range(0.46, 0.54), h * 0.52];
  const tilt = rng.range(-0.07, 0.07);
  const put = ([x, y]: Pt): Pt => [
    cx + (x * Math.cos(tilt) - y * Math.sin(tilt)) * k,
    cy + (x * Math.sin(tilt) + y * Math.cos(tilt)) * k,
  ];
  const outline = curve(both(HALF).map(put), true, 6);
  const base = pigment(
    m.base,
    patches(m).map((p) => ({ ...p, shape: p.shape.map(put), soft: (p.soft ?? 8) * k })),
  );
  const eyes = [put([-56, -54]), put([56, -54])] as const;
  const bill = put([0, -30]);
  const coat = paintCoat({
    outline,
    light: relief(outline, 0.9),
    colorAt: base,
    lieAt: (p) => {
      const eye = Math.abs(p[0] - eyes[0][0]) < Math.abs(p[0] - eyes[1][0]) ? eyes[0] : eyes[1];
      const [dx, dy] = [p[0] - eye[0], p[1] - eye[1]];
      const d = Math.hypot(dx, dy) || 1;
      const near = d < 84 * k;
      const up = p[1] < cy - 120 * k;
      const dir: Pt = near ? [dx / d, dy / d] : up ? [Math.sign(p[0] - cx) * 0.55, -0.83] : [0, 1];
      return { dir, progress: near ? 0.1 : p[1] < cy ? 0.24 : 0.5 };
    },
    length: 30 * k,
    fine: 0.5,
    rng: rng.fork("coat"),
  });
  const wide = Math.min(w * 0.48, 400 * k);
  const wood = "#7c7166";
  const [l, r] = [cx - wide * rng.range(0.9, 1.1), cx + wide * rng.range(0.9, 1.1)];
  const tree = trunk({
    left: [l, l - 24],
    right: [r, r + 24],
    h,
    color: wood,
    season: s.season,
    rng: rng.fork("trunk"),
    rows: 60,
  });
  const hole = curve(
    [
      [0, -262],
      [110, -240],
      [178, -140],
      [204, 20],
      [186, 150],
      [110, 214],
      [0, 226],
      [-116, 218],
      [-190, 150],
      [-204, 10],
      [-172, -140],
      [-104, -236],
    ].map(([x, y]) => put([x! + rng.gauss(0, 5), y!])),
    true,
    8,
  );
  const lip = (grow: number, tone: string, opacity: number): string =>
    path(
      linePath(
        hole.map(([x, y]): Pt => [cx + (x - cx) * grow, cy + (y - cy) * grow]),
        true,
      ),
      { fill: tone, opacity },
    );
  const beak: Pt[] = [
    [-12, -46],
    [12, -46],
    [10, -26],
    [0, -2],
    [-10, -26],
  ];
  const id = "owlhole";
  const shadow = radial(
    [
      [0, "#0e0b0a", 0],
      [0.62, "#0e0b0a", 0.05],
      [1, "#0e0b0a", 0.78],
    ],
    0.48,
    0.46,
    0.56,
  );
  const inner =
    coat +
    streaks(put, k, m, rng.fork("streaks")) +
    path(linePath(curve(beak.map(put), true, 5), true), {
      fill: hex(lit(rgb("#a9ab98"), 0.55)),
      stroke: "#3d3a34",
      width: 1.6 * k,
    }) +
    path(`M${n(bill[0] - 4 * k)} ${n(bill[1] - 12 * k)}l${n(2 * k)} ${n(20 * k)}`, {
      stroke: "#f0efe0",
      width: 2.4 * k,
      opacity: 0.7,
    });
  const drowsy = rng.chance(0.25) ? rng.range(0.3, 0.45) : 0;
  const rim = Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * 6.283;
    const p = put([Math.cos(a) * 210, -18 + Math.sin(a) * 256]);
    return path(blob(p[0], p[1], 22 * k, 15 * k, rng, 0.35, 8), {
      fill: shade(wood, -Math.sin(a) * 0.2 - Math.cos(a) * 0.2 + 0.1),
      opacity: 0.5,
    });
  }).join("");
  const subject =
    tree +
    lip(1.13, shade(wood, 0.16), 0.4) +
    lip(1.06, shade(wood, -0.4), 0.7) +
    rim +
    lip(1, "#15100d", 1) +
    `<clipPath id="${id}"><path d="${linePath(hole, true)}"/></clipPath>${shadow.def}` +
    `<g clip-path="url(#${id})">${inner}<path d="${linePath(hole, true)}" fill="${shadow.ref}"/></g>` +
    eyes.map((e) => owlEye(e, 24 * k, k, drowsy, shade(m.face, -0.35))).join("");
  return {
    width: w,
    height: h,
    backdrop: backdrop("woodland", s.season, w, h, rng.fork("backdrop")),
    backdropBlur: 34,
    subject,
  };
}
