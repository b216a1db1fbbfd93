import { backdrop, type BackdropKind } from "../kit/backdrop";
import type { Layered } from "../kit/render";
import { makeRng } from "../kit/rng";
import type { Season4, TimeOfDay } from "../kit/season";
import { ground } from "../birds/perch/ground";
import { feeder, log } from "../birds/perch/timber";
import { chipmunk } from "./chipmunk";
import { cottontail } from "./cottontail";
import type { BeastForm } from "./form";
import { graysquirl } from "./graysquirl";
import { opossum } from "./opossum";
import { paintBeast } from "./paint";

type Seat = "ground" | "log" | "feeder";

interface Haunt {
  form: BeastForm;
  seats: readonly Seat[];
  behind: readonly BackdropKind[];
  times: readonly TimeOfDay[];
}

const HAUNTS: Record<string, Haunt> = {
  chipmunk: {
    form: chipmunk,
    seats: ["log", "log", "ground"],
    behind: ["woodland", "foliage"],
    times: ["day"],
  },
  graysquirl: {
    form: graysquirl,
    seats: ["ground", "log", "feeder"],
    behind: ["woodland", "garden", "edge"],
    times: ["day"],
  },
  cottontail: {
    form: cottontail,
    seats: ["ground"],
    behind: ["meadow", "garden", "edge"],
    times: ["day", "dawn"],
  },
  opossum: {
    form: opossum,
    seats: ["log", "ground"],
    behind: ["woodland", "garden"],
    times: ["dusk", "night"],
  },
};

/** The mammals that can be drawn, by keyId. */
export const MAMMALS: readonly string[] = Object.keys(HAUNTS);

const SIZES: readonly (readonly [number, number])[] = [
  [1600, 1067],
  [1600, 1067],
  [1400, 1200],
  [1067, 1600],
];

/** Draws a mammal of the roster: "portrait" is near, "habitat" shows it in its place. */
export function drawMammal(keyId: string, view: string, season: Season4, seed: string): Layered {
  const haunt = HAUNTS[keyId];
  if (!haunt) throw new Error(`There is no drawing of the mammal "${keyId}".`);
  const rng = makeRng(`mammal/${keyId}/${view}/${season}/${seed}`);
  // The long animals do not sit well in an upright picture.
  const [w, h] = rng.pick(keyId === "opossum" ? SIZES.slice(0, 3) : SIZES);
  const habitat = view === "habitat";
  const seat = rng.pick(haunt.seats);
  const time = rng.pick(haunt.times);
  const kind: BackdropKind =
    season === "win" && seat === "ground" ? "snow" : rng.pick(haunt.behind);
  const [a, b] = [haunt.form.reach[0]!, haunt.form.reach[1]!];
  const [bw, bh] = [b[0] - a[0], b[1] - a[1]];
  const k = Math.min(((habitat ? 0.36 : 0.7) * w) / bw, ((habitat ? 0.34 : 0.62) * h) / bh);
  const mirror = rng.chance(0.5);
  const dir = mirror ? -1 : 1;
  const x = w * rng.range(0.46, 0.54) - (dir * (a[0] + b[0]) * k) / 2;
  const y = h * (habitat ? rng.range(0.68, 0.76) : rng.range(0.76, 0.8));
  const animal = paintBeast(haunt.form, { x, y, k, mirror }, rng.fork("animal"));
  let subject: string;
  if (seat === "ground") {
    const g = ground({
      w,
      h,
      x,
      y,
      wide: bw * k,
      season,
      time,
      rng: rng.fork("ground"),
      surface: kind === "woodland" ? "litter" : "turf",
    });
    subject = g.under + animal + g.over;
  } else {
    const plan = { x, y, w, h, wide: bw * k, season, rng: rng.fork("timber") };
    subject = (seat === "log" ? log(plan) : feeder(plan)) + animal;
  }
  const dim = time === "dusk" ? 0.22 : time === "night" ? 0.32 : time === "dawn" ? 0.08 : 0;
  const veil = time === "dawn" ? "#e2a987" : "#232a4a";
  return {
    width: w,
    height: h,
    backdrop: backdrop(kind, season, w, h, rng.fork("backdrop"), { time }),
    backdropBlur: habitat ? 12 : 32,
    subject,
    ...(dim > 0 && { light: `<rect width="${w}" height="${h}" fill="${veil}" opacity="${dim}"/>` }),
  };
}
