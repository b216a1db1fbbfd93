import type { BackdropKind } from "../../kit/backdrop";
import { jitter } from "../../kit/color";
import { contactShadow } from "../../kit/paint";
import type { Pt } from "../../kit/path";
import type { Layered } from "../../kit/render";
import { branch } from "../../kit/stem";
import { crown } from "../crown";
import type { PlantLook } from "../lookTypes";
import { plantLook } from "../looks";
import { woodyTwig } from "../twig";
import { foreground, layered, litter, snowBank, type Brief } from "./frame";
import { clump, grass } from "./habitGreen";
import { showing } from "./showing";

function wood(b: Brief, look: PlantLook): Layered {
  const { rng, w, h } = b;
  const ground = h * 0.9;
  const tip = showing(look, b);
  const tall = h * (look.kind === "tree" ? 0.84 : 0.74);
  const foot = {
    rng: rng.fork("crown"),
    x: w * rng.range(0.46, 0.54),
    y: ground,
    height: tall,
    season: b.season,
    flowering: tip === "flower",
    fruiting: tip === "fruit" && (b.season !== "win" || look.fruit.form === "axil"),
  };
  let subject = b.season === "win" ? snowBank(b, ground - h * 0.07) : "";
  subject +=
    contactShadow(foot.x + tall * 0.06, ground + h * 0.012, tall * 0.42, h * 0.045, 0.45) +
    crown(look, foot);
  if (b.season === "fall") subject += litter(b, ground + h * 0.005, h * 1.02, 34);
  subject += b.season === "win" ? snowBank(b, h * 0.95) : foreground(b, h * 1.03, h * 0.11, 70);
  const place: BackdropKind =
    b.season === "win"
      ? "snow"
      : look.place === "woodland"
        ? "edge"
        : look.place === "meadow" || look.kind === "tree"
          ? rng.chance(0.5)
            ? "meadow"
            : "edge"
          : rng.chance(0.4)
            ? "garden"
            : look.place;
  return layered(b, place, 24, { subject, horizon: 0.6 });
}

function vine(b: Brief, look: PlantLook): Layered {
  const { rng, w, h } = b;
  const tip = showing(look, b);
  const board = b.season === "win" ? "#a39b90" : "#a3937c";
  let frame = "";
  const slat = (a: Pt, c: Pt, wide: number): string =>
    branch([a, [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2], c], wide, wide, {
      rng,
      color: jitter(board, rng, 0.5),
      bark: "furrowed",
    });
  for (const y of [0.2, 0.5, 0.8])
    frame += slat([-30, h * y], [w + 30, h * (y + 0.004)], h * 0.034);
  for (const x of [0.14, 0.5, 0.86]) frame += slat([w * x, h * 1.03], [w * x, h * 0.06], w * 0.034);
  let subject = frame;
  const m = Math.min(w, h);
  const leafLength = b.season === "win" && !look.leaf.evergreen ? 0 : look.leaf.size * m * 0.52;
  const headSize = look.head * m * 0.5;
  const runs: readonly (readonly Pt[])[] = [
    [
      [0.5, 1.05],
      [0.44, 0.84],
      [0.54, 0.6],
      [0.3, 0.42],
      [0.2, 0.2],
    ],
    [
      [0.52, 1.05],
      [0.58, 0.8],
      [0.46, 0.56],
      [0.64, 0.34],
      [0.8, 0.16],
    ],
    [
      [0.46, 1.04],
      [0.3, 0.82],
      [0.16, 0.68],
      [0.1, 0.46],
    ],
    [
      [0.55, 1.04],
      [0.74, 0.82],
      [0.84, 0.66],
      [0.9, 0.44],
    ],
  ];
  // Compound leaves cover more and cost more.
  const simple = look.leaf.compound === "simple";
  runs.forEach((run, i) => {
    subject += woodyTwig(b.keyId, {
      rng: rng.fork(`v${i}`),
      points: run.map(([x, y]) => [x * w, y * h] as const),
      width: m * 0.016,
      season: b.season,
      leafLength,
      joints: simple ? 11 : 7,
      show: tip === "none" ? "none" : tip,
      headSize,
      detail: simple ? 1 : 0,
      sides: simple ? 5 : 3,
      snow: b.season === "win",
    });
  });
  subject += b.season === "win" ? snowBank(b, h * 0.95) : foreground(b, h * 1.04, h * 0.12, 44);
  return layered(b, b.season === "win" ? "snow" : "foliage", 26, { subject });
}

/** The whole plant in its place. */
export function habitView(b: Brief): Layered {
  const look = plantLook(b.keyId);
  if (look.kind === "grass") return grass(b, look);
  if (look.kind === "vine") return vine(b, look);
  if (look.kind === "forb") return clump(b, look);
  return wood(b, look);
}
