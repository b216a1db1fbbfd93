import { mix, shade } from "../kit/color";
import { linear } from "../kit/paint";
import { n, polyline, type Pt } from "../kit/path";
import type { Rng } from "../kit/rng";
import { lens, strokes } from "./strokes";

/** A filled polygon; `more` is further attributes. */
export const poly = (points: readonly Pt[], fill: string, more = ""): string =>
  `<path d="${polyline(points)}" fill="${fill}" ${more}/>`;

/** The house from the street (looking west): hip roof, door, windows, garage wing on the right. */
export function house(
  x: number,
  y: number,
  k: number,
  rng: Rng,
  o: { tone?: (hex: string) => string; snow?: boolean; vine?: boolean } = {},
): string {
  const tone = o.tone ?? ((hex: string): string => hex);
  const at = (fx: number, fy: number): Pt => [x + fx * k, y - fy * k];
  const roof = o.snow ? "#e8ebed" : "#7d7468";
  const wall = linear(
    [
      [0, tone("#efe8d8")],
      [1, tone("#cfc6b4")],
    ],
    20,
  );
  const roofRamp = linear(
    [
      [0, tone(shade(roof, 0.2))],
      [1, tone(shade(roof, -0.2))],
    ],
    70,
  );
  let siding = "";
  for (let i = 1; i < 11; i++)
    siding += `M${at(0, i * 0.85).join(" ")}L${at(54, i * 0.85).join(" ")}`;
  const pane = (fx: number, fy: number, w: number, h: number): string =>
    poly(
      [
        at(fx - 0.4, fy - 0.4),
        at(fx + w + 0.4, fy - 0.4),
        at(fx + w + 0.4, fy + h + 0.4),
        at(fx - 0.4, fy + h + 0.4),
      ],
      tone("#f8f4ea"),
    ) +
    poly([at(fx, fy), at(fx + w, fy), at(fx + w, fy + h), at(fx, fy + h)], tone("#5f6b70")) +
    poly(
      [at(fx, fy + h), at(fx + w * 0.6, fy + h), at(fx, fy + h * 0.4)],
      tone("#9fb0b5"),
      'opacity=".7"',
    ) +
    `<path d="M${at(fx + w / 2, fy).join(" ")}L${at(fx + w / 2, fy + h).join(" ")}M${at(fx, fy + h / 2).join(" ")}L${at(fx + w, fy + h / 2).join(" ")}" stroke="${tone("#f8f4ea")}" stroke-width="${n(k * 0.25)}"/>`;
  const shutters = [4, 10.4, 25, 31.4]
    .map((fx) =>
      poly([at(fx, 3), at(fx + 1.4, 3), at(fx + 1.4, 7.6), at(fx, 7.6)], tone("#566455")),
    )
    .join("");
  return (
    wall.def +
    roofRamp.def +
    poly([at(0, 0), at(54, 0), at(54, 9), at(0, 9)], wall.ref) +
    `<path d="${siding}" stroke="${tone("#b3a892")}" stroke-width="${n(Math.max(0.8, k * 0.1))}" opacity=".6"/>` +
    poly([at(0, 9), at(54, 9), at(54, 8), at(0, 8)], "#3d3a34", 'opacity=".3"') +
    pane(5.8, 3, 4.4, 4.6) +
    pane(26.8, 3, 4.4, 4.6) +
    shutters +
    poly([at(15.6, 0), at(21.4, 0), at(21.4, 8), at(15.6, 8)], tone("#f8f4ea")) +
    poly([at(16.8, 0.2), at(20.2, 0.2), at(20.2, 7), at(16.8, 7)], tone("#7b4a3c")) +
    poly([at(40, 0), at(51, 0), at(51, 7), at(40, 7)], tone("#ded6c6")) +
    `<path d="M${at(40, 2.3).join(" ")}L${at(51, 2.3).join(" ")}M${at(40, 4.6).join(" ")}L${at(51, 4.6).join(" ")}" stroke="${tone("#a89d8a")}" stroke-width="${n(k * 0.2)}"/>` +
    poly([at(37, 8.8), at(55, 8.8), at(50, 14.4), at(41, 14.4)], tone(mix(roof, "#3a3a38", 0.12))) +
    poly([at(-1.4, 8.8), at(38.6, 8.8), at(26, 19), at(11, 19)], roofRamp.ref) +
    (o.snow ? "" : shingles(at, 24, tone(shade(roof, -0.3)), k, rng)) +
    poly([at(7, 14), at(9.6, 14), at(9.6, 21), at(7, 21)], tone("#9a6d58")) +
    poly([at(8.6, 14), at(9.6, 14), at(9.6, 21), at(8.6, 21)], "#3b2c28", 'opacity=".35"')
  );
}

function shingles(
  at: (fx: number, fy: number) => Pt,
  count: number,
  color: string,
  k: number,
  rng: Rng,
): string {
  const s = strokes();
  for (let i = 0; i < count * 5; i++) {
    const t = rng.next();
    const fy = 9 + t * 9.6;
    const [x0, x1] = [-1.4 + t * 12.4, 38.6 - t * 12.6];
    const [x, y] = at(rng.range(x0 + 0.5, x1 - 2), fy);
    s.add(color, lens(x, y, k * rng.range(0.8, 2), k * 0.14, 0));
  }
  return s.svg(0.4);
}
