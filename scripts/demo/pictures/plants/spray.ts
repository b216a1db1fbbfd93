import { sample, type Pt } from "../kit/path";
import { stem } from "../kit/stem";
import { leafUnit } from "./leafUnit";
import { plantLook } from "./looks";
import { stemColor } from "./season";
import { stalkLeaves } from "./sprayLeaves";
import { paired } from "./sprayPaired";
import { head, tips } from "./sprayTips";
import type { SprayOptions } from "./sprayTypes";

export { basalLeaves } from "./sprayLeaves";
export type { SprayOptions } from "./sprayTypes";

/** A whole stalk of a garden plant from the ground: stem, leaves as they truly sit, flowers or fruit. */
export function plantSpray(keyId: string, o: SprayOptions): string {
  const look = plantLook(keyId);
  const lean = o.lean ?? 0;
  const h = o.height;
  const sway = o.rng.gauss(0, 0.015) * h;
  const nod = look.carriage === "nod";
  const pts: Pt[] = nod
    ? [
        [o.x, o.y],
        [o.x + sway, o.y - h * 0.5],
        [o.x + lean * h * 0.4, o.y - h * 0.88],
        [o.x + lean * h * 0.75 + h * 0.03, o.y - h * 0.97],
        [o.x + lean * h + h * 0.09, o.y - h * 0.86],
      ]
    : [
        [o.x, o.y],
        [o.x + sway + lean * h * 0.16, o.y - h * 0.4],
        [o.x + lean * h * 0.55, o.y - h * 0.75],
        [o.x + lean * h, o.y - h],
      ];
  const spine = sample(pts, 60);
  const color = stemColor(look, o.season);
  const w = h * (look.kind === "grass" ? 0.0038 : look.leaf.at === "basal" ? 0.011 : 0.0125);
  const place = tips(look, o, spine);
  const spiky = look.carriage === "spike";
  const to =
    o.leavesTo ??
    (spiky
      ? 0.99 - look.head * 0.92
      : look.leaf.at === "basal"
        ? 0
        : nod
          ? 0.6
          : look.carriage === "top" && look.flower.form === "daisy"
            ? 0.7
            : 0.86);
  const shaft = spine.slice(0, spiky ? Math.round(60 * (1 - look.head * 0.6)) : 60);
  if (look.carriage === "under" || look.leaf.at === "pair")
    return paired(keyId, look, o, spine, color);
  let back = "";
  let front = "";
  if (look.leaf.at === "whorl" && look.flower.form === "rosette") {
    // Trillium: one whorl of three just below the flower.
    const [x, y] = spine[44] ?? [o.x, o.y];
    const length = look.leaf.size * h;
    for (const [a, turn] of [
      [-152, 0.7],
      [-28, 0.7],
    ] as const)
      front += leafUnit(look, {
        rng: o.rng,
        x,
        y,
        angle: a,
        length,
        bend: a < -90 ? -0.4 : 0.4,
        turn,
        season: o.season,
        detail: o.detail ?? 1,
      });
    front += leafUnit(look, {
      rng: o.rng,
      x,
      y,
      angle: 84,
      length: length * 0.72,
      bend: 0.1,
      season: o.season,
      detail: o.detail ?? 1,
    });
  } else if (look.leaf.at !== "basal") ({ back, front } = stalkLeaves(look, o, spine, to));
  const arms = place
    .slice(0, -1)
    .map(({ tip, from }) =>
      stem(
        [
          from,
          [from[0] + (tip.x - from[0]) * 0.66, from[1] + (tip.y - from[1]) * 0.42],
          [tip.x, tip.y + tip.size * 0.1],
        ],
        w * 0.55,
        w * 0.4,
        color,
      ),
    )
    .join("");
  const below = place
    .slice(0, -1)
    .map(({ tip }) => head(look, keyId, o, tip, false))
    .join("");
  const last = place[place.length - 1];
  const up =
    nod && last
      ? {
          ...last.tip,
          x: last.tip.x,
          y: last.tip.y + last.tip.size * (look.flower.form === "columbine" ? 0.55 : 0.3),
        }
      : last?.tip;
  return (
    back +
    stem(shaft, w, w * 0.6, color) +
    arms +
    front +
    below +
    (up ? head(look, keyId, o, up, true) : "")
  );
}
