import { jitter, shade } from "../../kit/color";
import { linear, linearBetween, path } from "../../kit/paint";
import { blob, n, polyline, type Pt } from "../../kit/path";
import type { Rng } from "../../kit/rng";
import type { Season4 } from "../../kit/season";

export interface TimberPlan {
  /** Where the feet stand, px. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Width of the animal, px. */
  wide: number;
  season: Season4;
  rng: Rng;
}

const GRAY = "#8c8578";

function grain(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  upright: boolean,
  color: string,
  rng: Rng,
  count: number,
): string {
  let out = "";
  for (let i = 0; i < count; i += 1) {
    const x = rng.range(x0, x1);
    const y = rng.range(y0, y1);
    const long = (upright ? y1 - y0 : x1 - x0) * rng.range(0.06, 0.3);
    const end: Pt = upright
      ? [Math.min(x1, x + rng.gauss(0, 2)), Math.min(y1, y + long)]
      : [Math.min(x1, x + long), Math.min(y1, y + rng.gauss(0, 1.5))];
    out += path(`M${n(x)} ${n(y)}L${n(end[0])} ${n(end[1])}`, {
      stroke: shade(color, rng.range(-0.5, 0.35)),
      width: rng.range(0.8, 2.6),
      opacity: 0.5,
    });
  }
  return out;
}

const snowCap = (x0: number, x1: number, y: number, deep: number, rng: Rng): string => {
  const pts: Pt[] = [[x0 - 6, y + deep * 0.4]];
  for (let i = 0; i <= 8; i += 1)
    pts.push([
      x0 + ((x1 - x0) * i) / 8,
      y - deep * (0.4 + 0.5 * rng.next()) * (i === 0 || i === 8 ? 0.3 : 1),
    ]);
  pts.push([x1 + 6, y + deep * 0.4]);
  return path(polyline(pts), { fill: "#f3f5f6", stroke: "#c9d3db", width: 1.5 });
};

/** A weathered fence post, its top a little chamfered. */
export function post(p: TimberPlan): string {
  const half = Math.max(p.wide * 0.26, p.h * 0.075);
  const [l, r] = [p.x - half, p.x + half];
  const face = linear(
    [
      [0, shade(GRAY, 0.3)],
      [0.4, GRAY],
      [1, shade(GRAY, -0.5)],
    ],
    10,
  );
  let out =
    face.def +
    path(
      polyline([
        [l, p.y + half * 0.2],
        [r, p.y + half * 0.2],
        [r + 4, p.h + 20],
        [l - 4, p.h + 20],
      ]),
      { fill: face.ref },
    );
  out += grain(l, r, p.y + half * 0.3, p.h, true, GRAY, p.rng, 110);
  out += path(
    polyline([
      [l, p.y + half * 0.22],
      [l + half * 0.16, p.y - half * 0.08],
      [r - half * 0.16, p.y - half * 0.08],
      [r, p.y + half * 0.22],
    ]),
    { fill: shade(GRAY, 0.38) },
  );
  out += grain(
    l + half * 0.18,
    r - half * 0.18,
    p.y - half * 0.05,
    p.y + half * 0.18,
    false,
    shade(GRAY, 0.2),
    p.rng,
    26,
  );
  for (let i = 0; i < 4; i += 1) {
    const x = p.rng.range(l + 8, r - 8);
    const y = p.rng.range(p.y + half * 0.3, p.y + half * 0.8);
    out += path(
      `M${n(x)} ${n(y)}q${n(p.rng.gauss(0, 4))} ${n(half * 0.5)} ${n(p.rng.gauss(0, 5))} ${n(half * p.rng.range(0.8, 2))}`,
      { stroke: "#3a342d", width: p.rng.range(1.5, 3.4), opacity: 0.6 },
    );
  }
  for (let i = 0; i < 9; i += 1)
    out += path(
      blob(
        p.rng.range(l, p.x),
        p.y + half * p.rng.range(0.3, 4),
        half * p.rng.range(0.04, 0.13),
        half * p.rng.range(0.04, 0.12),
        p.rng,
        0.4,
        8,
      ),
      { fill: p.rng.pick(["#aab39a", "#b9b894", "#98a48a"]), opacity: 0.6 },
    );
  if (p.season === "win")
    out += snowCap(l + half * 0.1, r - half * 0.1, p.y - half * 0.02, half * 0.2, p.rng);
  return out;
}

/** A mossy log lying across the picture. */
export function log(p: TimberPlan): string {
  const thick = p.h * 0.17;
  const bark = "#76685a";
  const [x0, x1] = [-30, Math.min(p.w + 30, p.x + p.wide * p.rng.range(0.8, 1.3))];
  const top = (x: number): number => p.y + ((x - p.x) / p.w) * p.h * 0.05 + Math.sin(x * 0.012) * 3;
  const xs = Array.from({ length: 13 }, (_, i) => x0 + ((x1 - x0) * i) / 12);
  const tone = linearBetween(
    [
      [0, shade(bark, 0.35)],
      [0.3, bark],
      [1, shade(bark, -0.65)],
    ],
    [p.x, p.y - 4],
    [p.x - thick * 0.03, p.y + thick],
  );
  const rim: Pt[] = [
    ...xs.map((x): Pt => [x, top(x)]),
    ...[...xs].reverse().map((x): Pt => [x - 6, top(x) + thick]),
  ];
  let out = tone.def + path(polyline(rim), { fill: tone.ref });
  for (let i = 0; i < 240; i += 1) {
    const x = p.rng.range(x0, x1 - 30);
    const v = p.rng.next();
    const len = p.rng.range(20, 80);
    out += path(
      `M${n(x)} ${n(top(x) + v * thick)}l${n(Math.min(len, x1 - x))} ${n(p.rng.gauss(0, 4))}`,
      {
        stroke: shade(bark, (0.4 - v) * 0.9 + p.rng.range(-0.3, 0.2)),
        width: p.rng.range(1.5, 7),
        opacity: 0.5,
      },
    );
  }
  const green = p.season === "win" ? "#6f7a52" : "#76884a";
  for (let i = 0; i < 90; i += 1) {
    const x = p.rng.range(x0, x1 - 10);
    const patchy = Math.sin(x * 0.008 + 1) > -0.2;
    if (!patchy) continue;
    const y = top(x) + Math.abs(p.rng.gauss(0, thick * 0.1));
    out += path(blob(x, y, p.rng.range(8, 24), p.rng.range(4, 9), p.rng, 0.35, 8), {
      fill: jitter(shade(green, p.rng.range(-0.3, 0.2)), p.rng),
      opacity: 0.8,
    });
  }
  const cut = linear(
    [
      [0, "#c2a57c"],
      [1, "#8a6d4c"],
    ],
    60,
  );
  if (x1 < p.w) {
    out +=
      cut.def +
      `<ellipse cx="${n(x1 - 3)}" cy="${n(top(x1) + thick / 2)}" rx="${n(thick * 0.24)}" ry="${n(thick * 0.51)}" fill="${cut.ref}" stroke="#4d4035" stroke-width="4"/>`;
    for (let k = 0.2; k < 1; k += 0.18)
      out += `<ellipse cx="${n(x1 - 3)}" cy="${n(top(x1) + thick / 2)}" rx="${n(thick * 0.22 * k)}" ry="${n(thick * 0.46 * k)}" fill="none" stroke="#7a5d3f" stroke-width="1.6" opacity="0.6"/>`;
  }
  if (p.season === "win") out += snowCap(x0, x1 - 20, p.y + 3, thick * 0.14, p.rng);
  return out;
}

/** The edge of a hanging tray feeder, with sunflower seed. */
export function feeder(p: TimberPlan): string {
  const wood = "#9a7f5e";
  const half = p.wide * 0.85;
  const [l, r] = [p.x - half, p.x + half];
  const deep = p.h * 0.07;
  const face = linear(
    [
      [0, shade(wood, 0.25)],
      [0.5, wood],
      [1, shade(wood, -0.45)],
    ],
    80,
  );
  let out = "";
  for (const x of [l + half * 0.08, r - half * 0.08])
    out +=
      path(`M${n(x)} ${n(p.y)}L${n(p.x + (x - p.x) * 0.55)} -20`, { stroke: "#6d6558", width: 5 }) +
      path(`M${n(x - 1)} ${n(p.y)}L${n(p.x + (x - p.x) * 0.55 - 1)} -20`, {
        stroke: "#b0a694",
        width: 1.6,
        opacity: 0.7,
      });
  for (let i = 0; i < 70; i += 1) {
    const x = p.rng.range(l + 10, r - 10);
    const y = p.y - p.rng.range(0, 0.012) * p.h;
    out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(p.h * 0.0095)}" ry="${n(p.h * 0.0052)}" transform="rotate(${p.rng.int(-60, 60)} ${n(x)} ${n(y)})" fill="${p.rng.pick(["#2b2826", "#37322e", "#c9b48a", "#4a433c"])}"/>`;
  }
  out +=
    face.def +
    path(
      polyline([
        [l, p.y],
        [r, p.y],
        [r - 4, p.y + deep],
        [l + 4, p.y + deep],
      ]),
      { fill: face.ref },
    );
  out += grain(l + 4, r - 4, p.y + 4, p.y + deep - 3, false, wood, p.rng, 70);
  out += path(`M${n(l)} ${n(p.y + 2)}L${n(r)} ${n(p.y + 2)}`, {
    stroke: shade(wood, 0.6),
    width: 4,
    opacity: 0.8,
  });
  if (p.season === "win") out += snowCap(l, r, p.y + 3, deep * 0.4, p.rng);
  return out;
}
