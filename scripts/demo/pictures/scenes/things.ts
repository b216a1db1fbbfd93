import { poly } from "./house";
import { jitter, shade } from "../kit/color";
import { gouache, linear } from "../kit/paint";
import { n, polyline, type Pt } from "../kit/path";
import type { Rng } from "../kit/rng";
import { cast } from "./ground";
import { disc, lens, strokes } from "./strokes";

/** Nest box on a post, its front turned a little to the right; (x, y) is the foot of the post. */
export function nestBox(x: number, y: number, h: number, rng: Rng, snow = false): string {
  const [w, bh] = [h * 0.15, h * 0.24];
  const top = y - h;
  const box = (pts: Pt[], fill: string, grain: number): string =>
    gouache(pts, { fill, rng, grain, streaks: 22, edge: 2 }, polyline(pts));
  const post = box(
    [
      [x - h * 0.022, y],
      [x - h * 0.02, top + bh],
      [x + h * 0.026, top + bh],
      [x + h * 0.03, y],
    ],
    "#877763",
    90,
  );
  const front: Pt[] = [
    [x - w * 0.5, top + h * 0.03],
    [x + w * 0.62, top + h * 0.03],
    [x + w * 0.6, top + bh],
    [x - w * 0.48, top + bh],
  ];
  const side: Pt[] = [
    [x - w * 0.5, top + h * 0.03],
    [x - w * 0.92, top - h * 0.005],
    [x - w * 0.9, top + bh * 0.9],
    [x - w * 0.48, top + bh],
  ];
  const roof: Pt[] = [
    [x - w * 1.14, top - h * 0.012],
    [x - w * 0.62, top + h * 0.05],
    [x + w * 0.86, top + h * 0.046],
    [x + w * 0.5, top - h * 0.03],
    [x - w * 0.8, top - h * 0.032],
  ];
  const hole = [x + w * 0.07, top + bh * 0.42] as const;
  const r = w * 0.21;
  const plate = box(
    [
      [hole[0] - r * 1.7, hole[1] - r * 1.7],
      [hole[0] + r * 1.7, hole[1] - r * 1.7],
      [hole[0] + r * 1.7, hole[1] + r * 1.7],
      [hole[0] - r * 1.7, hole[1] + r * 1.7],
    ],
    "#b39b78",
    90,
  );
  const cap = snow
    ? `<path d="M${n(x - w * 1.14)} ${n(top - h * 0.014)}Q${n(x - w * 0.6)} ${n(top - h * 0.075)} ${n(x)} ${n(top - h * 0.07)}Q${n(x + w * 0.8)} ${n(top - h * 0.07)} ${n(x + w * 0.88)} ${n(top + h * 0.04)}L${n(x - w * 0.62)} ${n(top + h * 0.044)}Z" fill="#f5f6f7"/>`
    : "";
  const knots = [0.2, 0.7, 0.86]
    .map(
      (t, i) =>
        `<ellipse cx="${n(x - w * 0.2 + i * w * 0.24)}" cy="${n(top + bh * t)}" rx="${n(w * 0.04)}" ry="${n(w * 0.06)}" fill="#5b4632" opacity=".6"/>`,
    )
    .join("");
  return (
    cast(x + h * 0.04, y, h * 0.1, h * 0.02, 0.4) +
    post +
    box(side, "#c2a983", 90) +
    box(front, "#a58a64", 90) +
    knots +
    poly(
      [
        [x - w * 0.5, top + h * 0.05],
        [x + w * 0.62, top + h * 0.05],
        [x + w * 0.62, top + h * 0.07],
        [x - w * 0.5, top + h * 0.066],
      ],
      "#2c241a",
      'opacity=".35"',
    ) +
    plate +
    `<circle cx="${n(hole[0])}" cy="${n(hole[1])}" r="${n(r)}" fill="#1f1812"/><path d="${disc(hole[0] + r * 0.14, hole[1] + r * 0.16, r * 0.84)}" fill="#3a2b1e" opacity=".5"/>` +
    box(roof, "#8c7a64", 8) +
    cap
  );
}

/** Stone birdbath; `frozen` gives it a skin of ice. (x, y) is the middle of its foot. */
export function birdbath(x: number, y: number, h: number, rng: Rng, frozen = false): string {
  const r = h * 0.42;
  const rim = y - h;
  const body: Pt[] = [
    [x - r * 0.46, y],
    [x - r * 0.42, y - h * 0.06],
    [x - r * 0.22, y - h * 0.12],
    [x - r * 0.16, y - h * 0.45],
    [x - r * 0.24, y - h * 0.72],
    [x - r * 0.62, y - h * 0.84],
    [x - r, rim],
    [x + r, rim],
    [x + r * 0.62, y - h * 0.84],
    [x + r * 0.24, y - h * 0.72],
    [x + r * 0.16, y - h * 0.45],
    [x + r * 0.22, y - h * 0.12],
    [x + r * 0.42, y - h * 0.06],
    [x + r * 0.46, y],
  ];
  const belly = (side: number): string => `${n(x + side * r * 0.78)} ${n(rim + h * 0.16)}`;
  const d =
    `M${n(x - r)} ${n(rim)}Q${belly(-1)} ${n(x - r * 0.3)} ${n(rim + h * 0.22)}` +
    `Q${n(x - r * 0.1)} ${n(y - h * 0.5)} ${n(x - r * 0.22)} ${n(y - h * 0.14)}L${n(x - r * 0.42)} ${n(y - h * 0.1)}L${n(x - r * 0.46)} ${n(y)}` +
    `Q${n(x)} ${n(y + h * 0.04)} ${n(x + r * 0.46)} ${n(y)}L${n(x + r * 0.42)} ${n(y - h * 0.1)}L${n(x + r * 0.22)} ${n(y - h * 0.14)}` +
    `Q${n(x + r * 0.1)} ${n(y - h * 0.5)} ${n(x + r * 0.3)} ${n(rim + h * 0.22)}Q${belly(1)} ${n(x + r)} ${n(rim)}Z`;
  const stone = gouache(
    body,
    { fill: "#a39d92", rng, grain: 78, streaks: 40, angle: 12, light: "#d8d3c6", dark: "#5d5a55" },
    d,
  );
  const pool = linear(
    frozen
      ? [
          [0, "#dfe9ee"],
          [0.5, "#bccbd4"],
          [1, "#93a7b2"],
        ]
      : [
          [0, "#c3d3d6"],
          [1, "#6f8a90"],
        ],
    60,
  );
  const rimRamp = linear(
    [
      [0, "#e3ded2"],
      [0.6, "#aaa498"],
      [1, "#7a756d"],
    ],
    40,
  );
  const cracks = frozen
    ? `<path d="M${n(x - r * 0.5)} ${n(rim - r * 0.04)}l${n(r * 0.4)} ${n(r * 0.1)}l${n(r * 0.5)} ${n(-r * 0.12)}M${n(x - r * 0.08)} ${n(rim + r * 0.06)}l${n(-r * 0.1)} ${n(r * 0.12)}" fill="none" stroke="#f7fbfc" stroke-width="2" opacity=".8"/>`
    : "";
  return (
    cast(x + r * 0.2, y, r * 0.8, r * 0.16, 0.42) +
    stone +
    rimRamp.def +
    pool.def +
    `<ellipse cx="${n(x)}" cy="${n(rim)}" rx="${n(r * 1.04)}" ry="${n(r * 0.27)}" fill="${rimRamp.ref}"/>` +
    `<ellipse cx="${n(x)}" cy="${n(rim + r * 0.015)}" rx="${n(r * 0.9)}" ry="${n(r * 0.21)}" fill="#6a665f"/>` +
    `<ellipse cx="${n(x)}" cy="${n(rim + r * 0.035)}" rx="${n(r * 0.86)}" ry="${n(r * 0.18)}" fill="${pool.ref}"/>` +
    cracks
  );
}

/** One log seen from its sawn end, running back to the upper right. */
export function log(
  x: number,
  y: number,
  r: number,
  length: number,
  rng: Rng,
  moss = false,
): string {
  const bark = jitter(rng.pick(["#7d6a55", "#6d5e4f", "#8a7460", "#77695c"]), rng);
  const [dx, dy] = [length * 0.92, -length * 0.36];
  const [px, py] = [r * 0.36, r * 0.93];
  const side: Pt[] = [
    [x - px, y - py],
    [x - px + dx, y - py + dy],
    [x + dx + r * 0.7, y + dy - r * 0.2],
    [x + px + dx, y + py + dy],
    [x + px, y + py],
  ];
  const body = gouache(
    side,
    {
      fill: bark,
      rng,
      grain: -21,
      streaks: 46,
      angle: 66,
      light: shade(bark, 0.3),
      dark: shade(bark, -0.7),
      streakWidth: r * 0.07,
    },
    polyline(side),
  );
  const face = linear(
    [
      [0, "#ead6ae"],
      [0.55, "#cdb082"],
      [1, "#8f7350"],
    ],
    50,
  );
  const hub: Pt = [x + rng.range(-0.1, 0.1) * r, y + rng.range(-0.1, 0.1) * r];
  let rings = "";
  for (let i = 1; i < 8; i++) {
    const t = i / 8.4;
    const c: Pt = [hub[0] + (x - hub[0]) * t, hub[1] + (y - hub[1]) * t];
    rings += `<ellipse cx="${n(c[0])}" cy="${n(c[1])}" rx="${n(r * 0.86 * t)}" ry="${n(r * 0.9 * t)}" fill="none" stroke="#8a6a44" stroke-width="${n(rng.range(1, 2.4))}" opacity=".5"/>`;
  }
  const cracks = [0, 1, 2, 3]
    .map(() => {
      const a = rng.range(0, 6.28);
      const k = rng.range(0.4, 0.8);
      return `<path d="${lens(hub[0], hub[1], r * k, r * 0.03, (a * 180) / Math.PI)}" fill="#5f4630" opacity=".7"/>`;
    })
    .join("");
  const s = strokes();
  if (moss) {
    for (let i = 0; i < 190; i++) {
      const t = rng.range(0, 0.95);
      s.add(
        rng.pick(["#7f9448", "#96a857", "#5f7638"]),
        lens(
          x - px * 0.6 + dx * t + rng.gauss(0, r * 0.16),
          y - py * rng.range(0.7, 1.02) + dy * t,
          r * 0.14,
          r * 0.06,
          -90 + rng.range(-70, 70),
        ),
      );
    }
  }
  const rim = jitter(shade(bark, -0.3), rng);
  return `${body}${s.svg()}${face.def}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.95)}" ry="${n(r)}" fill="${rim}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.86)}" ry="${n(r * 0.91)}" fill="${face.ref}"/>${rings}${cracks}`;
}
