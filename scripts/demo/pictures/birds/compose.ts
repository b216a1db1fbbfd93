import { backdrop, type BackdropKind } from "../kit/backdrop";
import { shade } from "../kit/color";
import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import type { Season4 } from "../kit/season";
import { grassTuft } from "../kit/stem";
import { tonesOf } from "../kit/palette";
import type { BirdForm } from "./engine/form";
import { box, type Pt } from "./engine/geometry";
import { paintBird } from "./engine/profile";
import type { Pose } from "./engine/pose";
import type { Habit, Seat } from "./habits";
import { ground } from "./perch/ground";
import { coneflowers } from "./perch/heads";
import { feeder, log, post } from "./perch/timber";
import { trunk } from "./perch/trunk";
import { twig } from "./perch/twig";
import { WOODY, type Woody } from "./perch/woody";

export interface Sitting {
  form: BirdForm;
  habit: Habit;
  season: Season4;
  w: number;
  h: number;
  rng: Rng;
  /** Share of the picture's width and height the bird may fill. */
  fill: readonly [number, number];
  /** Middle of the bird, shares of the picture. */
  center: readonly [number, number];
  seat?: Seat;
  twigKey?: string;
  behind?: BackdropKind;
  mirror?: boolean;
  blur: number;
  /** Twigs beside the perch; more in a habitat. */
  twigs: number;
}

/** Everything that must stay in the picture. */
const extent = (f: BirdForm): Pt[] => [
  ...f.back,
  ...f.belly,
  ...f.tail.line,
  f.bill.tip,
  ...(f.crest ?? []).flat(),
  [0, 30],
];

function seated(form: BirdForm, seat: Seat): BirdForm {
  const flat = seat === "ground" || seat === "log" || seat === "post" || seat === "feeder";
  const grip = seat === "trunk" ? "cling" : flat ? "ground" : "perch";
  return { ...form, legs: { ...form.legs, grip } };
}

/** Paints one bird on one seat, with the background of the season. */
export function sit(s: Sitting): Layered {
  const { w, h, rng, season } = s;
  const seat = s.seat ?? rng.pick(s.habit.seats);
  const form = seated(s.form, seat);
  const b = box(extent(form));
  const k = Math.min((s.fill[0] * w) / b.w, (s.fill[1] * h) / b.h);
  const mirror = s.mirror ?? rng.chance(0.5);
  const dir = mirror ? -1 : 1;
  const pose: Pose = {
    x: s.center[0] * w - dir * (b.x + b.w / 2) * k,
    y: s.center[1] * h - (b.y + b.h / 2) * k,
    k,
    mirror,
    head: seat === "trunk" ? rng.range(4, 14) : rng.range(-9, 8),
    tail: seat === "trunk" ? 0 : rng.range(-7, 6),
    pitch: seat === "trunk" ? -12 : rng.range(-4, 4),
  };
  const girth = Math.max(h * 0.022, Math.min(44 * k, h * 0.05));
  const bird = paintBird(form, pose, rng.fork("bird"), girth);
  const kinds = s.behind ? [s.behind] : s.habit.behind;
  const kind = season === "win" && seat === "ground" ? "snow" : rng.pick(kinds);
  const wide = b.w * k;
  let under = "";
  let over: string;
  let haze = "";
  const spot = { x: pose.x + 30 * k * dir, y: pose.y };
  if (seat === "twig") {
    const key = s.twigKey ?? rng.pick(s.habit.twigs[season]);
    const flip = rng.chance(0.5) ? 1 : -1;
    const y = spot.y + girth * 0.42;
    const rise = h * rng.range(0.03, 0.09);
    const spine: Pt[] = [
      [flip > 0 ? -60 : w + 60, y + rise * 1.6],
      [spot.x - flip * w * 0.24, y + rise * 0.5],
      [spot.x - flip * 50 * k, y + 1],
      [spot.x + flip * 50 * k, y - 1],
      [spot.x + flip * w * 0.2, y - rise * 0.45],
      [spot.x + flip * w * rng.range(0.38, 0.5), y - rise * 1.7],
    ];
    const body: Pt = [s.center[0] * w, s.center[1] * h - h * 0.03];
    const dressed = twig({
      spine,
      girth: [girth * 1.5, girth * 0.42],
      plant: WOODY[key] as Woody,
      season,
      h: h * (s.fill[1] < 0.5 ? 0.72 : 1),
      keep: { x: body[0], y: body[1], r: Math.max(b.w * 0.36, b.h * 0.5) * k },
      rng: rng.fork("twig"),
      twigs: s.twigs,
      snow: season === "win" && rng.chance(0.6),
    });
    under = dressed.behind;
    over = dressed.front;
    // A second spray of the same plant, out of focus, sets the depth.
    const far = rng.fork("far");
    const fy = h * far.range(0.12, 0.3);
    const from = far.chance(0.5) ? 1 : -1;
    const x0 = from > 0 ? -40 : w + 40;
    const spray = (y: number, reach: number): string => {
      const back = twig({
        spine: [
          [x0, y],
          [x0 + from * w * reach * 0.5, y + h * far.range(-0.06, 0.06)],
          [x0 + from * w * reach, y + h * far.range(-0.14, 0.02)],
        ],
        girth: [girth * 0.8, girth * 0.24],
        plant: WOODY[key] as Woody,
        season,
        h: h * 0.8,
        keep: { x: -9e3, y: 0, r: 0 },
        rng: far,
        twigs: 4,
        simple: true,
      });
      return back.behind + back.front;
    };
    haze = spray(fy, far.range(0.3, 0.42)) + spray(h * far.range(0.78, 0.92), far.range(0.4, 0.6));
  } else if (seat === "ground") {
    const g = ground({
      w,
      h,
      x: spot.x,
      y: pose.y,
      wide: wide * 0.7,
      season,
      rng: rng.fork("ground"),
      surface: kind === "woodland" || kind === "litter" ? "litter" : "turf",
    });
    return layered(s, kind, g.under + bird.svg + bird.feet + g.over);
  } else if (seat === "stem") {
    const c = coneflowers({ x: spot.x, y: pose.y, w, h, season, rng: rng.fork("heads") });
    under = c.behind;
    over = c.front;
  } else if (seat === "trunk") {
    const half = w * (h > w ? 0.26 : 0.17);
    const edge = 118 * k;
    const near = pose.x + dir * edge;
    const far = near + dir * half * 2;
    const [l, r] = dir > 0 ? [near, far] : [far, near];
    under = trunk({
      left: [l, l - 10],
      right: [r, r + 14],
      h,
      color: rng.pick(["#7f776b", "#857a6c", "#76695c"]),
      season,
      rng: rng.fork("trunk"),
    });
    return layered(s, kind, under + bird.svg + bird.feet);
  } else {
    const plan = { x: spot.x, y: pose.y, w, h, wide: wide * 0.8, season, rng: rng.fork("timber") };
    over = seat === "post" ? post(plan) : seat === "log" ? log(plan) : feeder(plan);
  }
  // The tail hangs behind the perch, the toes lie over it.
  const flakes = season === "win" && rng.chance(0.55) ? snowfall(w, h, rng.fork("snow")) : "";
  return layered(s, kind, under + bird.svg + over + bird.feet + flakes, haze);
}

/** A light snowfall: soft flakes at several distances. */
function snowfall(w: number, h: number, rng: Rng): string {
  let out = "";
  for (let i = 0; i < 90; i += 1) {
    const near = rng.next() ** 3;
    const [x, y, r] = [rng.next() * w, rng.next() * h, h * (0.0016 + 0.0052 * near)];
    out += `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(1)}" ry="${(r * 1.15).toFixed(1)}" fill="#fbfcfc" fill-opacity="${(0.85 - near * 0.35).toFixed(2)}"/>`;
  }
  return out;
}

/** Out-of-focus grass and leaves near the lens, low in a habitat picture. */
function foreground(s: Sitting): string {
  const t = tonesOf(s.season);
  let out = "";
  for (let i = 0; i < 5; i += 1)
    out += grassTuft({
      rng: s.rng,
      x: s.rng.range(-0.05, 1.05) * s.w,
      y: s.h * 1.08,
      height: s.h * s.rng.range(0.2, 0.36),
      spread: s.h * 0.16,
      blades: 9,
      colors: [t.near, t.mid, shade(t.near, -0.2)],
      width: s.h * 0.012,
    });
  return out;
}

function layered(s: Sitting, kind: BackdropKind, subject: string, haze = ""): Layered {
  const habitat = s.fill[1] < 0.5;
  const middle = haze + (habitat ? foreground(s) : "");
  return {
    width: s.w,
    height: s.h,
    backdrop: backdrop(kind, s.season, s.w, s.h, s.rng.fork("backdrop")),
    backdropBlur: s.blur,
    subject,
    ...(middle && { middle, middleBlur: habitat ? 10 : 16 }),
  };
}
