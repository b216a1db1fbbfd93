import { mix, shade } from "../../kit/color";
import { clip, linearBetween, path } from "../../kit/paint";
import { blob, n, ribbon, smoothClosed, tapered, type Pt } from "../../kit/path";
import type { Layered } from "../../kit/render";
import { branch } from "../../kit/stem";
import type { PlantLook } from "../lookTypes";
import { woodyTwig } from "../twig";
import { layered, snowBank, snowfall, type Brief } from "./frame";

interface Trunk {
  x0: number;
  x1: number;
  h: number;
  color: string;
}

function marks(b: Brief, look: PlantLook, t: Trunk): string {
  const { rng } = b;
  const wide = t.x1 - t.x0;
  let out = "";
  const kind = look.bark ?? "smooth";
  if (kind === "furrowed" || kind === "rough") {
    for (let i = 0; i < 210; i++) {
      const x = rng.range(t.x0, t.x1);
      const y = rng.range(-40, t.h);
      const len = t.h * rng.range(0.05, 0.17);
      const pts: Pt[] = [
        [x, y],
        [x + rng.gauss(0, 9), y + len * 0.4],
        [x + rng.gauss(0, 11), y + len],
      ];
      const deep = i % 3 === 0;
      out += path(tapered(pts, wide * (deep ? 0.02 : 0.034), 1, 7), {
        fill: deep ? shade(t.color, -0.6) : shade(t.color, rng.range(0.05, 0.42)),
        opacity: deep ? 0.7 : 0.6,
      });
    }
  } else if (kind === "plated") {
    const step = wide / 8;
    for (let row = 0; row < t.h / (step * 0.62) + 1; row++) {
      for (let col = -1; col < 9; col++) {
        const [cx, cy] = [
          t.x0 + (col + (row % 2) * 0.5 + 0.5) * step + rng.gauss(0, step * 0.1),
          row * step * 0.62 + rng.gauss(0, step * 0.12),
        ];
        const c = shade(t.color, rng.range(-0.12, 0.26));
        out += path(blob(cx + 6, cy + 8, step * 0.58, step * 0.4, rng, 0.3, 6), {
          fill: shade(t.color, -0.7),
          opacity: 0.75,
        });
        out += path(blob(cx, cy, step * 0.55, step * 0.37, rng, 0.34, 6), { fill: c });
        out += path(blob(cx - step * 0.1, cy - step * 0.12, step * 0.34, step * 0.1, rng, 0.3, 7), {
          fill: shade(c, 0.35),
          opacity: 0.5,
        });
      }
    }
  } else if (kind === "peeling") {
    for (let i = 0; i < 60; i++) {
      const y = rng.range(-20, t.h);
      const x = rng.range(t.x0 - 10, t.x1 - wide * 0.2);
      const [rw, rh] = [wide * rng.range(0.12, 0.36), t.h * rng.range(0.018, 0.05)];
      const c = rng.pick(["#d9b495", "#c08f6d", "#e3c9ae", "#a9765a", "#cfa587"]);
      const sheet: Pt[] = [
        [x, y],
        [x + rw * 0.5, y - rh * 0.2],
        [x + rw, y + rh * 0.1],
        [x + rw * 1.06, y + rh * 0.6],
        [x + rw * 0.9, y + rh],
        [x + rw * 0.4, y + rh * 0.85],
        [x + 4, y + rh],
      ];
      out +=
        path(smoothClosed(sheet.map(([a, d]) => [a + 5, d + 8])), {
          fill: "#4d3527",
          opacity: 0.4,
        }) + path(smoothClosed(sheet), { fill: c });
      out += path(
        `M${n(x + rw * 0.98)} ${n(y + rh * 0.05)}q${n(rw * 0.2)} ${n(rh * 0.3)} ${n(-rw * 0.02)} ${n(rh * 0.8)}`,
        { stroke: "#f3e3cd", width: 4, opacity: 0.9 },
      );
      for (let k = 0; k < 3; k++)
        out += path(
          `M${n(x + rng.range(0, rw * 0.6))} ${n(y + rng.range(0, rh))}l${n(rng.range(10, 34))} 0`,
          { stroke: shade(c, -0.5), width: 2, opacity: 0.6 },
        );
    }
  } else if (kind === "shreddy") {
    for (let i = 0; i < 150; i++) {
      const x = rng.range(t.x0 - 6, t.x1);
      const y = rng.range(-120, t.h);
      const len = t.h * rng.range(0.16, 0.42);
      const sway = rng.gauss(0, 14);
      const c = shade(mix(t.color, "#a59a90", rng.range(0, 0.5)), rng.range(-0.35, 0.35));
      out += path(
        tapered(
          [
            [x, y],
            [x + sway, y + len * 0.5],
            [x + sway * 0.4 + rng.gauss(0, 8), y + len],
          ],
          wide * rng.range(0.015, 0.05),
          2,
          8,
        ),
        { fill: c, opacity: 0.85 },
      );
      if (i % 3 === 0)
        out += path(
          tapered(
            [
              [x + 6, y + 6],
              [x + sway + 6, y + len * 0.5],
              [x + sway * 0.4 + 6, y + len],
            ],
            4,
            1,
            6,
          ),
          { fill: shade(t.color, -0.65), opacity: 0.6 },
        );
    }
  } else {
    for (let i = 0; i < 130; i++) {
      const [x, y] = [rng.range(t.x0, t.x1), rng.range(0, t.h)];
      out += path(
        blob(x, y, wide * rng.range(0.02, 0.12), t.h * rng.range(0.006, 0.03), rng, 0.3, 7),
        {
          fill: rng.pick([
            shade(t.color, 0.3),
            shade(t.color, -0.25),
            mix(t.color, "#aeb8a0", 0.5),
            mix(t.color, "#d8d8cf", 0.5),
          ]),
          opacity: rng.range(0.15, 0.4),
        },
      );
    }
    for (let i = 0; i < 60; i++) {
      const [x, y] = [rng.range(t.x0, t.x1), rng.range(0, t.h)];
      out += path(`M${n(x)} ${n(y)}l${n(rng.range(6, wide * 0.09))} ${n(rng.gauss(0, 3))}`, {
        stroke: shade(t.color, -0.5),
        width: rng.range(2, 5),
        opacity: 0.5,
      });
    }
  }
  return out;
}

/** One trunk from the foot of the sheet to its top, between two edges; lean is a share of the height. */
function trunkArt(b: Brief, look: PlantLook, left: number, right: number, lean: number): string {
  const { w, h } = b;
  const color = look.barkColor ?? look.stem;
  const mid = (left + right) / 2;
  const pts: Pt[] = [
    [mid + w * 0.02 - lean * h * 0.3, h * 1.06],
    [mid, h * 0.6],
    [mid - w * 0.01 + lean * h, -h * 0.06],
  ];
  const d = smoothClosed(
    ribbon(pts, (t) => (right - left) * (1.08 - t * 0.14), 14),
    0.9,
  );
  const round = linearBetween(
    [
      [0, shade(color, 0.36)],
      [0.3, shade(color, 0.12)],
      [0.62, color],
      [1, shade(color, -0.46)],
    ],
    [left, 0],
    [right, 0],
  );
  const gloom = linearBetween(
    [
      [0, "#fff3da", 0.22],
      [0.35, "#fff3da", 0],
      [0.6, "#15181d", 0.08],
      [1, "#15181d", 0.4],
    ],
    [left, 0],
    [right, 0],
  );
  const drift = Math.abs(lean) * h;
  const t: Trunk = { x0: left - 30 - drift, x1: right + 30 + drift, h, color };
  return (
    round.def +
    gloom.def +
    clip(d, path(d, { fill: round.ref }) + marks(b, look, t) + path(d, { fill: gloom.ref }))
  );
}

/** The trunk from near; of a shrub, three thin stems. */
export function barkView(b: Brief, look: PlantLook): Layered {
  const { rng, w, h } = b;
  const color = look.barkColor ?? look.stem;
  const shrub = look.kind === "shrub";
  const left = w * rng.range(0.16, 0.26);
  const right = left + w * (shrub ? 0.15 : w > h ? 0.36 : 0.52);
  const main = trunkArt(b, look, left, right, 0);
  const others = shrub
    ? trunkArt(b, look, left + w * 0.2, left + w * 0.29, 0.1) +
      trunkArt(b, look, left - w * 0.16, left - w * 0.07, -0.12)
    : "";
  const snow = Array.from({ length: shrub ? 0 : 14 }, () =>
    path(
      blob(
        left + rng.range(-4, 26),
        rng.range(0, h),
        rng.range(8, 26),
        rng.range(14, 54),
        rng,
        0.25,
        8,
      ),
      { fill: "#f4f6f7", opacity: 0.92 },
    ),
  ).join("");
  const trunk = others + main;
  const reach = right + (w - right) * 0.9;
  const twig = woodyTwig(b.keyId, {
    rng: rng.fork("twig"),
    points: [
      [right - 20, h * 0.44],
      [right + w * 0.1, h * 0.36],
      [reach, h * 0.26],
    ],
    width: Math.min(w, h) * 0.02,
    season: b.season,
    leafLength: look.leaf.evergreen ? h * 0.16 : 0,
    joints: 9,
    show: look.fruit.form === "axil" ? "fruit" : "bud",
    headSize: h * 0.09,
    detail: 1,
    snow: true,
    sides: 2,
  });
  const middle = branch(
    [
      [w * 0.86, h * 1.05],
      [w * 0.87, h * 0.5],
      [w * 0.84, -20],
    ],
    w * 0.07,
    w * 0.05,
    { rng, color, bark: look.bark ?? "smooth" },
  );
  return layered({ ...b, season: "win" }, "snow", 22, {
    subject: twig + trunk + snow + snowBank(b, h * 0.93),
    middle,
    middleBlur: 10,
    light: snowfall(b, 70),
  });
}
