import type { BackdropKind } from "../../kit/backdrop";
import { grassTuft } from "../../kit/stem";
import type { Layered } from "../../kit/render";
import { leafColor } from "../season";
import { plantLook } from "../looks";
import type { PlantLook } from "../lookTypes";
import { basalLeaves, plantSpray } from "../spray";
import { woodyTwig } from "../twig";
import { foreground, layered, litter, snowBank, snowfall, type Brief } from "./frame";

/** Share of the smaller side that one head fills in a close view. */
function targetSize(look: PlantLook): number {
  switch (look.carriage) {
    case "branched":
      return 0.3;
    case "nod":
      return 0.36;
    case "tips":
      return 0.36;
    default:
      return look.heads > 8 ? 0.36 : 0.42;
  }
}

const near = (look: PlantLook): BackdropKind =>
  look.place === "litter"
    ? "litter"
    : look.place === "woodland" || look.place === "edge"
      ? "foliage"
      : look.place;

function low(b: Brief, look: PlantLook, tip: "flower" | "fruit"): Layered {
  const { rng, w, h } = b;
  const m = Math.min(w, h);
  const umbrella = look.carriage === "under" && look.leaf.at !== "basal";
  const spiky = look.flower.form === "spike";
  const room = (0.84 * h) / (1 + look.head * (spiky ? 0.15 : 0.5));
  const tall =
    look.carriage === "under"
      ? (umbrella ? 0.96 : 0.95) * h
      : Math.min(room, (m * (spiky ? 0.55 : 0.34)) / look.head);
  const foot = umbrella ? h * 1.13 : h * 0.93;
  const stalks: readonly (readonly [number, number, number])[] =
    look.carriage === "under"
      ? [[0.5, 1, 0]]
      : [
          [0.3, 0.74, -0.1],
          [0.72, 0.8, 0.1],
          [0.5, 1, 0.03],
        ];
  let subject = litter(b, h * 0.72, h * 1.02, umbrella ? 0 : 26);
  for (const [x, k, lean] of stalks) {
    const o = {
      rng: rng.fork(`s${x}`),
      x: w * (x + rng.gauss(0, 0.02)),
      y: foot + (k - 0.8) * h * 0.12,
      height: tall * k,
      lean,
      season: b.season,
      tip,
      detail: k === 1 ? 2 : 1,
    } as const;
    if (look.leaf.at === "basal" && look.carriage !== "under")
      subject += basalLeaves(look, o, k === 1 ? 5 : 4);
    subject += plantSpray(b.keyId, o);
  }
  subject += foreground(b, h * 1.04, h * 0.1, 14);
  let middle = "";
  for (const [x, k] of [
    [0.08, 0.6],
    [0.9, 0.62],
    [0.62, 0.5],
  ] as const) {
    const o = {
      rng: rng.fork(`m${x}`),
      x: w * x,
      y: h * (0.78 + k * 0.1),
      height: tall * k,
      season: b.season,
      tip,
      detail: 0,
    } as const;
    if (look.leaf.at === "basal" && look.carriage !== "under") middle += basalLeaves(look, o, 4);
    middle += plantSpray(b.keyId, o);
  }
  return layered(b, look.place === "litter" ? "woodland" : look.place, 24, {
    subject,
    middle,
    middleBlur: 12,
    horizon: 0.42,
  });
}

function tall(b: Brief, look: PlantLook, tip: "flower" | "fruit", snow: boolean): Layered {
  const { rng, w, h } = b;
  const m = Math.min(w, h);
  const spike = look.carriage === "spike";
  const size = spike ? h * (h > w ? 0.6 : 0.68) : m * targetSize(look) * (snow ? 0.8 : 1);
  const full = size / look.head;
  const top = spike ? h * 0.2 : h * 0.14 + size * (look.carriage === "nod" ? 0.3 : 0.5);
  const shift = rng.pick([-0.06, 0, 0.06]);
  const stalk = (x: number, k: number, drop: number, lean: number, detail: 0 | 1 | 2): string => {
    const t = top + drop * h;
    return plantSpray(b.keyId, {
      rng: rng.fork(`s${x}${k}`),
      x: w * x - lean * full * k,
      y: t + full * k,
      height: full * k,
      lean,
      season: b.season,
      tip,
      detail,
      snow,
    });
  };
  const wide = w > h;
  const subject =
    (wide ? stalk(0.2 + shift, 0.78, 0.16, -0.02, 1) : "") +
    stalk((wide ? 0.76 : 0.78) + shift, wide ? 0.84 : 0.72, wide ? 0.1 : 0.2, 0.02, 1) +
    stalk((wide ? 0.48 : 0.42) + shift, 1, 0, rng.range(-0.02, 0.02), 2);
  let middle = "";
  for (const [x, k, d] of [
    [0.05, 0.55, 0.2],
    [0.34, 0.5, 0.28],
    [0.62, 0.52, 0.24],
    [0.93, 0.58, 0.16],
  ] as const)
    middle += stalk(x, k, d, 0, 0);
  const place = b.season === "win" ? "snow" : near(look);
  return layered(b, place, 34, {
    subject,
    middle,
    middleBlur: 14,
    ...(snow ? { light: snowfall(b, 60) } : {}),
  });
}

function grass(b: Brief, look: PlantLook, tip: "flower" | "fruit", snow: boolean): Layered {
  const { rng, w, h } = b;
  const size = h * (h > w ? 0.5 : 0.58);
  const full = Math.min(size / look.head, h * 3.4);
  const colors = Array.from({ length: 6 }, () => leafColor(look, b.season, rng));
  const stalk = (x: number, k: number, y: number, lean: number, detail: 0 | 1 | 2): string =>
    plantSpray(b.keyId, {
      rng: rng.fork(`g${x}`),
      x: w * x,
      y: h * y + full * k,
      height: full * k,
      lean,
      season: b.season,
      tip,
      detail,
      snow: false,
    });
  const blades = grassTuft({
    rng: rng.fork("blades"),
    x: w * 0.5,
    y: h * 1.1,
    height: h * 0.62,
    spread: w * 0.62,
    blades: 46,
    colors,
    width: h * 0.012,
    arch: 0.6,
  });
  const subject =
    blades +
    stalk(0.22, 0.82, 0.27, -0.03, 1) +
    stalk(0.8, 0.86, 0.23, 0.04, 1) +
    stalk(0.62, 0.74, 0.34, 0.02, 1) +
    stalk(0.33, 0.7, 0.38, -0.01, 1) +
    stalk(0.46, 1, 0.16, 0.01, 2);
  let middle = "";
  for (const [x, k, y] of [
    [0.06, 0.6, 0.26],
    [0.34, 0.56, 0.3],
    [0.68, 0.55, 0.3],
    [0.94, 0.6, 0.22],
  ] as const)
    middle += stalk(x, k, y, 0.02, 0);
  return layered(b, b.season === "win" ? "snow" : look.place, 30, {
    subject: subject + (snow ? snowBank(b, h * 0.9) : ""),
    middle,
    middleBlur: 12,
    ...(snow ? { light: snowfall(b, 60) } : {}),
  });
}

function woody(b: Brief, look: PlantLook, tip: "flower" | "fruit", snow: boolean): Layered {
  const { rng, w, h } = b;
  const m = Math.min(w, h);
  const reach = m * 1.35;
  const bare =
    (b.season === "win" && look.leaf.evergreen !== true) ||
    (tip === "flower" && look.bare === true && b.season !== "fall");
  const few = look.bare === true && b.season === "fall" && tip === "flower";
  const leafLength = bare ? 0 : look.leaf.size * reach * 0.78;
  const head = Math.min(
    0.46 * m,
    look.head * reach * (tip === "fruit" && look.fruit.form === "axil" ? 1.75 : 1.05),
  );
  const flip = rng.chance(0.5);
  const X = (x: number): number => w * (flip ? 1 - x : x);
  const upright = look.carriage === "tips" || look.carriage === "spike";
  const long = [
    [X(-0.05), h * 0.86],
    [X(0.3), h * 0.64],
    [X(0.64), h * 0.5],
    [X(upright ? 0.72 : 0.98), h * (upright ? 0.36 : 0.36)],
  ] as const;
  const common = { season: b.season, show: tip, headSize: head, snow } as const;
  const dense = look.fruit.form === "axil" && tip === "fruit" && bare;
  const joints = dense
    ? 20
    : Math.max(few ? 3 : look.leaf.size < 0.2 ? 10 : 6, Math.min(14, look.heads));
  const subject =
    woodyTwig(b.keyId, {
      ...common,
      rng: rng.fork("low"),
      points: [
        [X(0.36), h * 1.05],
        [X(0.62), h * 0.86],
        [X(1.0), h * 0.76],
      ],
      width: m * 0.014,
      leafLength: leafLength * 0.85,
      joints: Math.ceil(joints * 0.6),
      detail: 1,
      headSize: head * 0.8,
    }) +
    woodyTwig(b.keyId, {
      ...common,
      rng: rng.fork("main"),
      points: long,
      width: m * 0.024,
      leafLength: few ? leafLength * 0.6 : leafLength,
      joints,
      detail: 2,
      sides: upright || dense || look.leaf.size < 0.2 ? 2 : look.leaf.size > 0.3 ? 0 : 1,
    });
  const middle = woodyTwig(b.keyId, {
    ...common,
    snow: false,
    rng: rng.fork("far"),
    points: [
      [X(0.2), -h * 0.05],
      [X(0.5), h * 0.13],
      [X(0.9), h * 0.18],
    ],
    width: m * 0.012,
    leafLength: leafLength * 0.7,
    joints: 6,
    detail: 0,
    headSize: head * 0.65,
  });
  const place: BackdropKind =
    b.season === "win"
      ? "snow"
      : look.bare && tip === "flower"
        ? "woodland"
        : look.kind === "vine"
          ? "garden"
          : near(look) === "meadow"
            ? "edge"
            : near(look);
  return layered(b, place, 36, {
    subject,
    middle,
    middleBlur: 14,
    ...(snow ? { light: snowfall(b, 70) } : {}),
  });
}

/** Close view of the flowers, fruit or seed heads; with snow in winter. */
export function closeView(b: Brief, tip: "flower" | "fruit", snow = false): Layered {
  const look = plantLook(b.keyId);
  if (look.kind === "grass") return grass(b, look, tip, snow);
  if (look.kind !== "forb") return woody(b, look, tip, snow);
  if (
    !snow &&
    (look.carriage === "under" ||
      look.carriage === "scape" ||
      (look.habit === "mat" && look.place === "litter"))
  )
    return low(b, look, tip);
  return tall(b, look, tip, snow);
}
