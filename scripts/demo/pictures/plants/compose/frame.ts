import { backdrop, type BackdropKind } from "../../kit/backdrop";
import { jitter, shade } from "../../kit/color";
import { path } from "../../kit/paint";
import { tonesOf } from "../../kit/palette";
import { blob, n, tapered, type Pt } from "../../kit/path";
import { leaf } from "../../kit/leaf";
import type { Layered } from "../../kit/render";
import type { Rng } from "../../kit/rng";
import type { Season4 } from "../../kit/season";

/** What every composition gets: the plant, its season, and the empty sheet. */
export interface Brief {
  keyId: string;
  season: Season4;
  rng: Rng;
  w: number;
  h: number;
}

/** Sheet sizes of the demo's pictures: landscape, portrait, squarish. */
export function sheetFor(rng: Rng, portrait: number): { w: number; h: number } {
  const roll = rng.next();
  if (roll < portrait) return { w: 1067, h: 1600 };
  return roll < portrait + 0.16 ? { w: 1400, h: 1200 } : { w: 1600, h: 1067 };
}

/** Joins a backdrop and the drawn layers. */
export function layered(
  b: Brief,
  kind: BackdropKind,
  blur: number,
  art: { middle?: string; middleBlur?: number; subject: string; horizon?: number; light?: string },
): Layered {
  return {
    width: b.w,
    height: b.h,
    backdrop: backdrop(
      kind,
      b.season,
      b.w,
      b.h,
      b.rng.fork("backdrop"),
      art.horizon === undefined ? {} : { horizon: art.horizon },
    ),
    backdropBlur: blur,
    subject: art.subject,
    ...(art.middle ? { middle: art.middle, middleBlur: art.middleBlur ?? 8 } : {}),
    ...(art.light ? { light: art.light } : {}),
  };
}

/** Fallen leaves on the ground between y0 and y1, larger when nearer. */
export function litter(b: Brief, y0: number, y1: number, count: number): string {
  const rng = b.rng.fork("litter");
  const forms = ["oak", "maple", "ovate", "elliptic", "heart"] as const;
  const colors =
    b.season === "fall"
      ? ["#b3672f", "#9a4a32", "#c69242", "#7d5a3a", "#8d6b45"]
      : ["#8a6d4b", "#75583c", "#9c8058", "#6a5038", "#a48b66"];
  return Array.from({ length: count }, (_, i) => {
    const t = i / count;
    const y = y0 + (y1 - y0) * t;
    const size = b.h * (0.05 + t * 0.085);
    const art = leaf(rng.pick(forms), {
      rng,
      length: size,
      color: shade(rng.pick(colors), rng.range(-0.25, 0.15)),
      angle: rng.range(0, 360),
      detail: t > 0.35 ? 1 : 0,
      bend: rng.range(-0.5, 0.5),
      turn: rng.range(0.5, 1),
    });
    return `<g transform="translate(${n(rng.range(-0.05, 1.05) * b.w)} ${n(y)}) scale(1 0.55)">${art}</g>`;
  }).join("");
}

/** Grass and low leaves in front of a plant's foot. */
export function foreground(b: Brief, y: number, tall: number, count: number): string {
  const rng = b.rng.fork("foreground");
  const t = tonesOf(b.season);
  const colors =
    b.season === "win"
      ? ["#a58e6c", "#8f7a5c", "#b9a583"]
      : b.season === "fall"
        ? [t.near, "#a58a4c", "#8d7a42", "#7d7c45"]
        : [t.near, t.deep, t.mid, "#8a9a5c"];
  return Array.from({ length: count }, () => {
    const x = rng.range(-0.03, 1.03) * b.w;
    const len = tall * rng.range(0.4, 1.1);
    const lean = rng.gauss(0, 0.3) * len;
    const foot = y + rng.range(0, tall * 0.3);
    const pts: Pt[] = [
      [x, foot],
      [x + lean * 0.3, foot - len * 0.6],
      [x + lean, foot - len],
    ];
    return path(tapered(pts, Math.max(3, tall * 0.03), 0.8, 6), {
      fill: shade(jitter(rng.pick(colors), rng), rng.range(-0.25, 0.15)),
    });
  }).join("");
}

/** A soft bank of snow with blue shade, its upper rim at y. */
export function snowBank(b: Brief, y: number): string {
  const rng = b.rng.fork("snow");
  const rim: Pt[] = Array.from({ length: 9 }, (_, i) => [
    (i / 8) * (b.w + 80) - 40,
    y + rng.gauss(0, b.h * 0.012),
  ]);
  const d = `M${rim.map(([x, v]) => `${n(x)} ${n(v)}`).join("L")}L${b.w + 40} ${b.h + 20}L-40 ${b.h + 20}Z`;
  let out = path(d, { fill: "#eff1f2" });
  for (let i = 0; i < 16; i++) {
    const cy = rng.range(y + b.h * 0.02, b.h);
    out += path(
      blob(
        rng.range(0, b.w),
        cy,
        b.w * rng.range(0.08, 0.22),
        b.h * rng.range(0.008, 0.028),
        rng,
        0.2,
        8,
      ),
      { fill: rng.chance(0.5) ? "#d3dce4" : "#ffffff", opacity: 0.5 },
    );
  }
  return out;
}

/** Light snow still coming down. */
export function snowfall(b: Brief, count: number): string {
  const rng = b.rng.fork("flakes");
  return Array.from(
    { length: count },
    () =>
      `<circle cx="${n(rng.range(0, b.w))}" cy="${n(rng.range(0, b.h))}" r="${n(rng.range(1.5, 5))}" fill="#ffffff" fill-opacity="${rng.range(0.35, 0.85).toFixed(2)}"/>`,
  ).join("");
}
