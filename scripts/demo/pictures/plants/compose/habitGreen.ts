import type { BackdropKind } from "../../kit/backdrop";
import { contactShadow } from "../../kit/paint";
import type { Layered } from "../../kit/render";
import { grassTuft } from "../../kit/stem";
import type { PlantLook } from "../lookTypes";
import { leafColor } from "../season";
import { basalLeaves, plantSpray, type SprayOptions } from "../spray";
import { foreground, layered, litter, snowBank, type Brief } from "./frame";
import { showing } from "./showing";

/** What grows in one tuft or colony, or lies low as a mat. */
export function clump(b: Brief, look: PlantLook): Layered {
  const { rng, w, h } = b;
  const low = look.habit === "mat" || look.place === "litter";
  const colony = look.habit === "colony" || low;
  const tall = h * (low ? 0.36 : look.carriage === "under" ? 0.52 : h > w ? 0.68 : 0.8);
  const ground = h * (low ? 0.9 : 0.93);
  const tip = showing(look, b);
  const rows = low ? 15 : colony ? 11 : h > w ? 9 : 13;
  const spread = low ? w * 0.56 : colony ? w * 0.46 : Math.min(w * 0.42, tall * 0.62);
  let subject =
    b.season === "win"
      ? snowBank(b, ground - h * 0.05)
      : low || look.place === "woodland"
        ? litter(b, ground - h * (low ? 0.3 : 0.2), h * 1.02, 50)
        : "";
  subject += contactShadow(w * 0.5 + spread * 0.1, ground, spread * 1.1, h * 0.05, 0.4);
  const crowded = ["umbel", "dome", "plume", "spike"].includes(look.flower.form);
  const list = Array.from({ length: rows }, (_, i) => {
    const u = ((i * 0.618 + 0.31) % 1) * 2 - 1;
    return { u, depth: i / rows };
  });
  for (const { u, depth } of list) {
    const k = colony ? 0.62 + depth * 0.42 : 0.78 + depth * 0.22 - Math.abs(u) * 0.16;
    const o: SprayOptions = {
      rng: rng.fork(`c${depth}`),
      x: w * 0.5 + (colony ? u * spread : u * spread * 0.5),
      y:
        ground +
        (colony ? (depth - (low ? 0.75 : 0.6)) * h * (low ? 0.3 : 0.16) : (depth - 0.5) * h * 0.03),
      height: tall * k * rng.range(0.92, 1.06),
      lean: colony ? rng.gauss(0, 0.04) : u * 0.3,
      season: b.season,
      tip: rng.chance(low ? 0.75 : 0.95) ? tip : "none",
      detail: crowded ? 0 : 1,
      snow: b.season === "win",
    };
    if (
      look.leaf.at === "basal" &&
      look.carriage !== "under" &&
      (b.season !== "win" || look.leaf.evergreen)
    )
      subject += basalLeaves(look, o, low ? 5 : 4);
    subject += plantSpray(b.keyId, o);
  }
  subject +=
    b.season === "win"
      ? snowBank(b, h * 0.96)
      : foreground(b, h * 1.03, h * (low ? 0.07 : 0.14), low ? 18 : 60);
  let middle = "";
  for (const x of [0.04, 0.13, 0.2, 0.79, 0.87, 0.96]) {
    const o = {
      rng: rng.fork(`m${x}`),
      x: w * x,
      y: ground - h * 0.07,
      height: tall * rng.range(0.62, 0.76),
      lean: rng.gauss(0, 0.06),
      season: b.season,
      tip,
      detail: 0,
    } as const;
    if (look.leaf.at === "basal" && look.carriage !== "under" && b.season !== "win")
      middle += basalLeaves(look, o, 4);
    middle += plantSpray(b.keyId, o);
  }
  const place: BackdropKind =
    b.season === "win"
      ? "snow"
      : look.place === "litter"
        ? "woodland"
        : look.place === "meadow" && rng.chance(0.4)
          ? "garden"
          : look.place;
  return layered(b, place, low ? 22 : 26, {
    subject,
    middle,
    middleBlur: 10,
    horizon: low ? 0.4 : 0.5,
  });
}

/** Tufts of blades; in fall and winter with their seed heads. */
export function grass(b: Brief, look: PlantLook): Layered {
  const { rng, w, h } = b;
  const ground = h * 0.9;
  const tall = h * (h > w ? 0.7 : 0.82);
  const tip =
    showing(look, b) === "none"
      ? "none"
      : b.season === "fall" || b.season === "win"
        ? ("fruit" as const)
        : ("flower" as const);
  const fountain = look.habit === "fountain";
  const tuft = (x: number, k: number, y: number, blades: number, heads: number): string => {
    const colors = Array.from({ length: 7 }, () => leafColor(look, b.season, rng));
    const r = rng.fork(`t${x}`);
    const height = tall * k;
    let out = contactShadow(w * x + 12, h * y, height * 0.4, h * 0.04, 0.42);
    out += grassTuft({
      rng: r,
      x: w * x,
      y: h * y,
      height: height * look.leaf.size,
      spread: height * (fountain ? 0.6 : 0.34),
      blades,
      colors,
      arch: fountain ? 0.85 : 0.4,
      width: Math.max(3, height * 0.009 * look.leaf.width),
    });
    for (let i = 0; i < heads && tip !== "none"; i++) {
      const u = heads === 1 ? 0 : (i / (heads - 1)) * 2 - 1;
      out += plantSpray(b.keyId, {
        rng: r.fork(`h${i}`),
        x: w * x + u * height * 0.05,
        y: h * y,
        height: height * r.range(0.86, 1.02) * (1 - Math.abs(u) * 0.08),
        lean: u * (fountain ? 0.34 : 0.2),
        season: b.season,
        tip,
        detail: 0,
        leavesTo: 0,
      });
    }
    out += grassTuft({
      rng: r.fork("front"),
      x: w * x,
      y: h * y + 4,
      height: height * look.leaf.size * 0.62,
      spread: height * (fountain ? 0.62 : 0.34),
      blades: Math.round(blades * 0.45),
      colors,
      arch: fountain ? 1 : 0.55,
      width: Math.max(3, height * 0.009 * look.leaf.width),
    });
    return out;
  };
  const heads = Math.min(look.heads, look.flower.form === "panicle" ? 10 : 14);
  const subject =
    (b.season === "win" ? snowBank(b, ground - h * 0.04) : "") +
    tuft(0.47, 1, ground / h, fountain ? 130 : 95, heads) +
    (b.season === "win" ? snowBank(b, h * 0.95) : foreground(b, h * 1.03, h * 0.12, 50));
  const side = w > h ? 0.2 : 0.08;
  const middle =
    tuft(side, 0.72, 0.83, 66, 6) +
    tuft(1 - side * 0.9, 0.76, 0.84, 66, 6) +
    tuft(0.62, 0.62, 0.79, 50, 5);
  return layered(b, b.season === "win" ? "snow" : look.place, 26, {
    subject,
    middle,
    middleBlur: 7,
    horizon: 0.46,
  });
}
