import { shade } from "../../kit/color";
import { contactShadow, path } from "../../kit/paint";
import { blob, tapered, type Pt } from "../../kit/path";
import type { Layered } from "../../kit/render";
import { branch } from "../../kit/stem";
import type { PlantLook } from "../lookTypes";
import { plantLook } from "../looks";
import { basalLeaves } from "../spray";
import { barkView } from "./bark";
import { closeView } from "./flower";
import { layered, litter, snowBank, snowfall, type Brief } from "./frame";
import { habitView } from "./habit";

function redStems(b: Brief, look: PlantLook): Layered {
  const { rng, w, h } = b;
  let subject = snowBank(b, h * 0.82) + contactShadow(w * 0.5, h * 0.9, w * 0.2, h * 0.04, 0.25);
  for (let i = 0; i < 26; i++) {
    const u = ((i * 0.618) % 1) * 2 - 1;
    const c = shade(look.barkColor ?? look.stem, rng.range(-0.3, 0.16));
    const pts: Pt[] = [
      [w * 0.5 + u * w * 0.15, h * 0.93],
      [w * 0.5 + u * w * 0.24 + rng.gauss(0, 12), h * 0.5],
      [w * 0.5 + u * w * 0.4 + rng.gauss(0, 14), h * rng.range(0.06, 0.36)],
    ];
    subject += branch(pts, w * rng.range(0.005, 0.0095), w * 0.0028, {
      rng,
      color: c,
      bark: "smooth",
    });
    for (const s of [-1, 1]) {
      const [mx, my] = [w * 0.5 + u * w * 0.3, h * rng.range(0.26, 0.42)];
      subject += path(
        tapered(
          [
            [mx, my],
            [mx + s * 26, my - 50],
            [mx + s * 34 + u * 30, my - 120],
          ],
          w * 0.0055,
          2,
          6,
        ),
        { fill: c },
      );
    }
  }
  subject += snowBank(b, h * 0.85);
  return layered(b, "snow", 22, { subject, light: snowfall(b, 80) });
}

/** The plant in winter: bark, bare red stems, berries under snow, dry seed heads, or leaves that stay. */
export function winterView(brief: Brief): Layered {
  const b: Brief = { ...brief, season: "win" };
  const look = plantLook(b.keyId);
  if (look.kind === "tree" || b.keyId === "ninebark") return barkView(b, look);
  if (b.keyId === "redosier") return redStems(b, look);
  if (look.kind === "grass") return habitView(b);
  if (look.habit === "mat" || look.carriage === "under" || look.carriage === "scape") {
    const { rng, w, h } = b;
    const m = Math.min(w, h);
    let subject = litter(b, h * 0.5, h * 1.03, 60);
    if (look.leaf.evergreen)
      for (const [x, y] of [
        [0.26, 0.78],
        [0.74, 0.76],
        [0.5, 0.9],
      ] as const)
        subject += basalLeaves(
          look,
          {
            rng: rng.fork(`e${x}`),
            x: w * x,
            y: h * y,
            height: (m * 0.24) / look.leaf.size,
            season: "win",
            detail: 1,
          },
          6,
        );
    for (let i = 0; i < 16; i++)
      subject += path(
        blob(
          rng.range(0, w),
          rng.range(h * 0.52, h),
          m * rng.range(0.04, 0.13),
          m * rng.range(0.015, 0.05),
          rng,
          0.3,
          9,
        ),
        { fill: "#f1f4f5", opacity: 0.93, stroke: "#c9d3dc", width: 2 },
      );
    return layered(b, "snow", 24, { subject, horizon: 0.42, light: snowfall(b, 60) });
  }
  return closeView(b, "fruit", true);
}
