import { mix, shade } from "../../kit/color";
import { glow, path } from "../../kit/paint";
import { n, sample, tapered, type Pt } from "../../kit/path";
import type { Layered } from "../../kit/render";
import { leafUnit } from "../leafUnit";
import { plantLook } from "../looks";
import type { PlantLook } from "../lookTypes";
import { leafColor } from "../season";
import { basalLeaves, plantSpray } from "../spray";
import { woodyTwig } from "../twig";
import { layered, litter, snowBank, type Brief } from "./frame";

function blades(b: Brief, look: PlantLook): Layered {
  const { rng, w, h } = b;
  const sweep = (count: number, wide: number, detail: boolean): string => {
    let out = "";
    for (let i = 0; i < count; i++) {
      const x = w * rng.range(-0.15, 0.75);
      const far = w * rng.range(0.25, 0.6);
      const top = h * rng.range(0.06, 0.5);
      const pts: Pt[] = [
        [x, h * 1.06],
        [x + far * 0.2, top + h * 0.3],
        [x + far * 0.6, top],
        [x + far * 1.15, top + h * rng.range(0.08, 0.34)],
      ];
      const c = shade(leafColor(look, b.season, rng), -0.25 + (i / count) * 0.4);
      out += path(tapered(pts, wide * rng.range(0.7, 1.2), 1, 16), { fill: c });
      if (!detail) continue;
      const spine = sample(pts, 14);
      const lit = spine.map(([px, py], k) => [px - wide * 0.2 * (1 - k / 14), py] as const);
      out += path(lit.map(([px, py], k) => `${k ? "L" : "M"}${n(px)} ${n(py)}`).join(""), {
        stroke: shade(c, 0.5),
        width: wide * 0.09,
        opacity: 0.6,
      });
      out += path(spine.map(([px, py], k) => `${k ? "L" : "M"}${n(px)} ${n(py)}`).join(""), {
        stroke: shade(c, -0.4),
        width: wide * 0.06,
        opacity: 0.5,
      });
      for (let k = 3; k < 12 && i % 2 === 0; k += 3) {
        const [px, py] = spine[k] ?? [0, 0];
        out += `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(wide * 0.2)}" ry="${n(wide * 0.17)}" fill="${mix(c, "#ffffff", 0.55)}" fill-opacity="0.85"/><circle cx="${n(px - wide * 0.06)}" cy="${n(py - wide * 0.06)}" r="${n(wide * 0.05)}" fill="#ffffff"/>`;
      }
    }
    return out;
  };
  const wide = h * 0.02 * look.leaf.width + 6;
  return layered(b, look.place, 34, {
    subject: sweep(26, wide, true),
    middle: sweep(16, wide * 0.8, false),
    middleBlur: 14,
    light: glow(w * 0.25, h * 0.1, h * 0.7, "#fff2c9", 0.3),
  });
}

/** Close view of the leaves, large enough to read margin and veins. */
export function leafView(b: Brief): Layered {
  const look = plantLook(b.keyId);
  const { rng, w, h } = b;
  const m = Math.min(w, h);
  const light = glow(w * 0.2, h * 0.05, m * 0.8, "#fff2c9", b.season === "win" ? 0.12 : 0.28);
  if (look.leaf.compound === "blades") return blades(b, look);
  if (look.kind === "forb") {
    const place = look.place === "meadow" || look.place === "pond" ? look.place : "foliage";
    if (look.leaf.at === "basal" || look.carriage === "under") {
      const tall = (m * 0.5) / look.leaf.size;
      const o = {
        rng: rng.fork("base"),
        x: w * 0.5,
        y: h * 0.98,
        height: tall,
        season: b.season,
        tip: "none",
        detail: 2,
      } as const;
      const paired = look.carriage === "under" && look.leaf.at === "pair";
      const subject =
        litter(b, h * 0.8, h * 1.03, 18) +
        (paired
          ? plantSpray(b.keyId, { ...o, y: h * 1.12, height: h * 1.02 })
          : basalLeaves(look, o, 7) +
            leafUnit(look, {
              rng: rng.fork("hero"),
              x: w * 0.47,
              y: h * 0.7,
              angle: -78,
              length: m * 0.5,
              season: b.season,
              detail: 2,
              turn: 0.95,
              stalk: m * 0.3,
            }));
      const middle = paired
        ? plantSpray(b.keyId, { ...o, detail: 0, x: w * 0.16, y: h * 1.05, height: h * 0.7 }) +
          plantSpray(b.keyId, { ...o, detail: 0, x: w * 0.88, y: h * 1.02, height: h * 0.66 })
        : basalLeaves(look, { ...o, x: w * 0.12, y: h * 0.86, height: tall * 0.6, detail: 0 }, 6) +
          basalLeaves(look, { ...o, x: w * 0.9, y: h * 0.84, height: tall * 0.6, detail: 0 }, 6);
      return layered(b, "woodland", 28, {
        subject: b.season === "win" ? subject + snowBank(b, h * 0.9) : subject,
        middle,
        middleBlur: 12,
        light,
      });
    }
    const tall = (m * 0.52) / look.leaf.size;
    const spray = (x: number, k: number, foot: number, detail: 0 | 1 | 2): string =>
      plantSpray(b.keyId, {
        rng: rng.fork(`l${x}`),
        x: w * x,
        y: h * foot,
        height: tall * k,
        season: b.season === "win" ? "fall" : b.season,
        tip: "none",
        detail,
        lean: 0.06,
        leavesTo: 0.97,
      });
    const trillium = look.leaf.at === "whorl" && look.flower.form === "rosette";
    return layered(b, place, 36, {
      subject: trillium ? spray(0.5, 0.95, 1.28, 2) : spray(0.46, 1, 0.5 + (tall * 0.45) / h, 2),
      middle: spray(0.1, 0.7, 1.2, 0) + spray(0.9, 0.75, 1.25, 0),
      middleBlur: 14,
      light,
    });
  }
  const length =
    m *
    (look.leaf.compound === "simple" ? 0.42 : look.leaf.compound === "needles" ? 0.3 : 0.62) *
    (look.leaf.size < 0.18 ? 0.8 : 1);
  const flip = rng.chance(0.5);
  const X = (x: number): number => w * (flip ? 1 - x : x);
  const season = b.season === "win" && !look.leaf.evergreen ? "fall" : b.season;
  const twig = { season, show: "none", headSize: 0 } as const;
  const hang = look.kind === "tree" && rng.chance(0.5);
  const subject = woodyTwig(b.keyId, {
    ...twig,
    rng: rng.fork("main"),
    points: hang
      ? [
          [X(0.02), -h * 0.04],
          [X(0.3), h * 0.2],
          [X(0.52), h * 0.36],
          [X(0.6), h * 0.5],
        ]
      : [
          [X(-0.06), h * 0.92],
          [X(0.24), h * 0.68],
          [X(0.5), h * 0.55],
          [X(0.68), h * 0.48],
        ],
    width: m * 0.02,
    leafLength: length,
    joints:
      look.leaf.compound === "needles"
        ? 12
        : look.leaf.at === "opposite"
          ? 4
          : look.leaf.compound === "simple"
            ? 7
            : 4,
    detail: 2,
    sides: look.leaf.compound === "needles" ? 4 : 0,
  });
  const middle =
    woodyTwig(b.keyId, {
      ...twig,
      rng: rng.fork("far"),
      points: [
        [X(1.05), h * 0.02],
        [X(0.86), h * 0.2],
        [X(0.76), h * 0.3],
      ],
      width: m * 0.012,
      leafLength: length * 0.6,
      joints: 5,
      detail: 0,
    }) +
    woodyTwig(b.keyId, {
      ...twig,
      rng: rng.fork("far2"),
      points: [
        [X(1.05), h * 1.02],
        [X(0.9), h * 0.9],
        [X(0.76), h * 0.84],
      ],
      width: m * 0.012,
      leafLength: length * 0.6,
      joints: 5,
      detail: 0,
    });
  return layered({ ...b, season }, look.kind === "vine" ? "garden" : "foliage", 38, {
    subject,
    middle,
    middleBlur: 16,
    light,
  });
}
