import { jitter, mix, shade } from "../../kit/color";
import { leaf } from "../../kit/leaf";
import { contactShadow, path } from "../../kit/paint";
import { blob, n } from "../../kit/path";
import { tonesOf } from "../../kit/palette";
import type { Rng } from "../../kit/rng";
import type { Season4, TimeOfDay } from "../../kit/season";
import { grassTuft } from "../../kit/stem";

export interface GroundPlan {
  w: number;
  h: number;
  /** Where the feet stand, and the width of the animal, px. */
  x: number;
  y: number;
  wide: number;
  season: Season4;
  time?: TimeOfDay;
  rng: Rng;
  surface?: "turf" | "litter";
}

const FALLEN = ["#8f5a34", "#a8703c", "#7a4a34", "#b98b4a", "#9a3f30", "#6f5238"];

function fallen(p: GroundPlan, count: number, y0: number, y1: number, big: number): string {
  const rows = Array.from({ length: count }, () => p.rng.range(0, 1)).sort((a, b) => a - b);
  return rows
    .map((t) => {
      const y = y0 + (y1 - y0) * t;
      const x = p.rng.range(-0.03, 1.03) * p.w;
      const size = big * (0.55 + 0.75 * t) * p.rng.range(0.7, 1.2);
      return (
        `<ellipse cx="${n(x + size * 0.1)}" cy="${n(y + size * 0.1)}" rx="${n(size * 0.5)}" ry="${n(size * 0.12)}" fill="#221b16" opacity="0.22"/>` +
        leaf(p.rng.pick(["oak", "maple", "ovate", "elliptic"] as const), {
          rng: p.rng,
          x: x - size * 0.4,
          y,
          length: size,
          angle: p.rng.range(-40, 40) + (p.rng.chance(0.5) ? 180 : 0),
          color: shade(p.rng.pick(FALLEN), p.rng.range(-0.15, 0.15)),
          turn: p.rng.range(0.25, 0.6),
          bend: p.rng.range(-0.6, 0.6),
          width: 0.75,
          age: 1,
          detail: 1,
        })
      );
    })
    .join("");
}

/** The ground an animal stands on: `under` goes below it, `over` a few things in front of it. */
export function ground(p: GroundPlan): { under: string; over: string } {
  const t = tonesOf(p.season, p.time);
  const snow = p.season === "win";
  const litter = p.surface === "litter" || p.season === "fall";
  const base = snow
    ? "#eceef0"
    : litter
      ? mix(t.ground, "#7a5c3e", 0.5)
      : mix(t.near, t.ground, 0.25);
  const top = p.y - p.h * 0.07;
  let under = "";
  // Loose strokes of the ground color, growing denser toward the viewer.
  for (let i = 0; i < 130; i += 1) {
    const d = p.rng.next() ** 0.7;
    const y = top + (p.h - top) * d;
    const r = p.w * p.rng.range(0.03, 0.1) * (0.5 + d);
    under += path(
      blob(p.rng.range(-0.05, 1.05) * p.w, y, r, r * (snow ? 0.16 : 0.2), p.rng, 0.25, 7),
      {
        fill: shade(jitter(base, p.rng), p.rng.range(snow ? -0.1 : -0.16, 0.1)),
        opacity: 0.26 + d * 0.3,
      },
    );
  }
  if (litter && !snow) under += fallen(p, 30, p.y - p.h * 0.03, p.h * 1.02, p.h * 0.075);
  else if (snow) under += fallen(p, 5, p.y, p.h, p.h * 0.05);
  const colors = snow
    ? ["#b09a72", "#a08a66", "#c4b28c"]
    : p.season === "fall"
      ? ["#a08a55", "#8a8a50", "#b59a5c"]
      : [t.near, t.mid, mix(t.near, "#9bb06a", 0.5)];
  const tuft = (x: number, y: number, tall: number, blades: number): string =>
    grassTuft({
      rng: p.rng,
      x,
      y,
      height: tall,
      spread: tall * 0.55,
      blades,
      colors,
      arch: 0.5,
      width: Math.max(2.4, tall * 0.03),
    });
  const many = snow ? 5 : litter ? 6 : 26;
  for (let i = 0; i < many; i += 1)
    under += tuft(
      p.rng.range(0, 1) * p.w,
      p.y + p.rng.range(-0.05, 0.03) * p.h,
      p.h * p.rng.range(0.04, 0.1),
      7,
    );
  under += contactShadow(
    p.x + p.wide * 0.06,
    p.y + p.h * 0.012,
    p.wide * 0.5,
    p.h * 0.03,
    snow ? 0.34 : 0.5,
  );
  let over = "";
  const near = snow ? 4 : litter ? 5 : 15;
  for (let i = 0; i < near; i += 1) {
    const x = p.rng.range(-0.02, 1.02) * p.w;
    const close = Math.abs(x - p.x) < p.wide * 0.5;
    over += tuft(
      x,
      p.h * p.rng.range(0.98, 1.04),
      (p.h - p.y) * p.rng.range(0.5, close ? 0.85 : 1.3),
      9,
    );
  }
  if (!snow && !litter)
    for (let i = 0; i < 7; i += 1)
      over += tuft(
        p.x + p.rng.range(-0.5, 0.5) * p.wide,
        p.y + p.h * p.rng.range(0.025, 0.05),
        p.h * 0.035,
        5,
      );
  if (snow)
    for (let i = 0; i < 5; i += 1)
      over += path(
        blob(
          p.x + p.rng.gauss(0, 0.4) * p.wide,
          p.y + p.h * p.rng.range(0.03, 0.06),
          p.wide * 0.12,
          p.h * 0.011,
          p.rng,
          0.25,
          7,
        ),
        { fill: "#f6f7f7", opacity: 0.9 },
      );
  return { under, over };
}
