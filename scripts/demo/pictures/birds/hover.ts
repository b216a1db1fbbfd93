import { backdrop } from "../kit/backdrop";
import { leaf } from "../kit/leaf";
import { group } from "../kit/paint";
import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import type { Season4 } from "../kit/season";
import { stem } from "../kit/stem";
import { trumpets } from "../plants/flowers/single";
import { spike } from "../plants/flowers/spikes";
import { paintCoat } from "./engine/coat";
import { bill, eye } from "./engine/face";
import { plume } from "./engine/feather";
import { flow } from "./engine/flow";
import { box, type Pt } from "./engine/geometry";
import { pigment } from "./engine/pigment";
import { pose, type Pose } from "./engine/pose";
import { bodyOutline } from "./engine/profile";
import { relief } from "./engine/relief";
import { spots } from "./engine/spots";
import { tail } from "./engine/tail";
import { hummer } from "./species/hummer";

/** A beating wing: ten quills fanned from the wrist, angles in degrees from first to last. */
function fan(
  wrist: Pt,
  root: Pt,
  k: number,
  dir: 1 | -1,
  angles: readonly [number, number],
  light: number,
): string {
  let out = "";
  const n = 12;
  for (let i = n - 1; i >= 0; i -= 1) {
    const t = i / (n - 1);
    const a = ((angles[0] + (angles[1] - angles[0]) * t ** 0.9) * Math.PI) / 180;
    const len = (330 - 190 * t ** 0.8) * k;
    const from: Pt = [
      wrist[0] + (root[0] - wrist[0]) * t * 0.9,
      wrist[1] + (root[1] - wrist[1]) * t * 0.9,
    ];
    const bow = a + 0.22 * (angles[1] < angles[0] ? 1 : -1) * dir;
    const at = (angle: number, share: number): Pt => [
      from[0] + dir * Math.cos(angle) * len * share,
      from[1] + Math.sin(angle) * len * share,
    ];
    out += plume({
      spine: [from, at(bow, 0.55), at(a, 1)],
      width: (34 + 10 * t) * k,
      ink: { color: "#5d5a5e", edge: "#8f8b8c" },
      light: light + t * 0.1,
      k,
      side: dir > 0 ? -1 : 1,
      blunt: 0.25,
      shadow: 0.12,
    });
  }
  return out;
}

function vine(
  at: Pt,
  w: number,
  h: number,
  size: number,
  dir: 1 | -1,
  kind: "honeysuckle" | "cardinal",
  rng: Rng,
): string {
  const green = kind === "honeysuckle" ? "#6c8a5c" : "#5f8048";
  if (kind === "cardinal") {
    const foot: Pt = [at[0] + dir * w * 0.04, h + 40];
    const line: Pt[] = [[at[0], at[1] - size * 0.5], [at[0] + dir * 8, at[1] + size], foot];
    let out = stem(line, size * 0.035, size * 0.05, green);
    for (let i = 0; i < 5; i += 1)
      out += leaf("lance", {
        rng,
        x: at[0] + dir * (6 + i * 3),
        y: at[1] + size * (0.55 + i * 0.16),
        length: size * 0.42,
        angle: i % 2 ? -25 : 205,
        color: green,
        margin: "toothed",
        width: 0.8,
        bend: i % 2 ? 0.4 : -0.4,
        turn: 0.7,
      });
    return (
      out +
      spike(
        {
          form: "spike",
          floret: "lip",
          count: 22,
          wide: 0.2,
          bud: "#8a2f2c",
          color: "#c3262b",
          eye: "#8e1820",
        },
        { rng, x: at[0], y: at[1], size, angle: -88, detail: 1 },
      )
    );
  }
  const line: Pt[] = [
    [at[0], at[1] + size * 0.16],
    [at[0] + dir * size * 0.35, at[1] + size * 0.8],
    [at[0] + dir * size * 0.5, at[1] + size * 1.7],
    [at[0] + dir * size * 1.2, h + 40],
  ];
  let out = stem(line, size * 0.04, size * 0.06, "#7d6a54");
  for (const [i, p] of line.slice(0, 3).entries())
    for (const s of [-1, 1])
      out += leaf("elliptic", {
        rng,
        x: p[0],
        y: p[1] + size * 0.08,
        length: size * (0.4 + i * 0.14),
        angle: s > 0 ? 10 + i * 8 : 170 - i * 8,
        color: green,
        width: 1.15,
        bend: s * 0.3,
        turn: 0.7,
        detail: 1,
      });
  return (
    out +
    trumpets(
      { form: "trumpets", count: 8, nod: false, long: 0.26, color: "#c8453a", eye: "#e6b04a" },
      { rng, x: at[0], y: at[1], size, detail: 1 },
    )
  );
}

export interface Hovering {
  w: number;
  h: number;
  season: Season4;
  rng: Rng;
  fill: number;
  blur: number;
}

/** The hummingbird on the wing before coral honeysuckle (spring) or cardinal flower (later). */
export function hover(s: Hovering): Layered {
  const { w, h, rng } = s;
  const mirror = rng.chance(0.5);
  const dir = mirror ? -1 : 1;
  const k = Math.min((s.fill * w) / (h > w ? 760 : 560), (s.fill * 1.25 * h) / 720);
  const at: Pose = {
    x: w * 0.45 + (mirror ? w * 0.12 : 0),
    y: h * 0.5 + 300 * k,
    k,
    mirror,
    head: rng.range(-6, 6),
    tail: rng.range(-6, 8),
    pitch: rng.range(-6, 6),
  };
  const form = pose(hummer, at);
  const outline = bodyOutline(form);
  const light = relief(outline, 1.1);
  const lieAt = flow(form.back, form.belly);
  const put = (x: number, y: number): Pt => [at.x + dir * x * k, at.y + y * k];
  const coat = paintCoat({
    outline,
    light,
    lieAt,
    colorAt: pigment(form.base, form.patches),
    length: form.feather ?? 18,
    fine: 0.55,
    rng: rng.fork("coat"),
  });
  const beat = rng.range(-14, 12);
  const farWing = group(
    fan(put(66, -372), put(70, -310), k, dir, [-74 + beat * 0.5, -118 + beat], 0.5),
    { opacity: 0.72 },
  );
  const nearWing = group(
    fan(put(-14, -366), put(40, -280), k, dir, [-112 + beat, -176 + beat], 0.62),
    { opacity: 0.93 },
  );
  const kind = s.season === "spr" || rng.chance(0.35) ? "honeysuckle" : "cardinal";
  const size = (kind === "cardinal" ? 330 : 250) * k;
  const tip = form.bill.tip;
  const flower: Pt =
    kind === "cardinal"
      ? [tip[0] + dir * size * 0.13, tip[1] - size * 0.02]
      : [tip[0] + dir * size * 0.4, tip[1] - size * 0.19];
  const subject =
    vine(flower, w, h, size, dir, kind, rng.fork("vine")) +
    farWing +
    tail(form.tail, k) +
    bill(form.bill, k) +
    coat +
    spots(form.spots ?? [], light, lieAt, rng.fork("gorget"), outline) +
    nearWing +
    eye(form.eye, k);
  const b = box(outline);
  return {
    width: w,
    height: h,
    backdrop: backdrop(b.w > w * 0.2 ? "foliage" : "edge", s.season, w, h, rng.fork("backdrop")),
    backdropBlur: s.blur,
    subject,
  };
}
