import { jitter, shade } from "../kit/color";
import { dryBrush, gouache, linear } from "../kit/paint";
import { n, polyline, type Pt } from "../kit/path";
import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import { leaf } from "../kit/leaf";
import { letter } from "../plans/lettering";
import { flowerHead } from "../plants/flowers/index";
import { boards } from "./table";

const W = 1280;
const H = 960;

const SPINES: readonly (readonly [string, number, number, string])[] = [
  ["BIRDS", 104, 590, "#5d6f4e"],
  ["TREES", 84, 640, "#7a4f3c"],
  ["WILDFLOWERS", 118, 620, "#b98b3c"],
  ["MOTHS", 70, 560, "#4d5a66"],
  ["FERNS", 62, 530, "#6f8560"],
  ["BEES", 78, 575, "#a85f3e"],
  ["POND LIFE", 92, 610, "#4f6f74"],
  ["SEEDS", 66, 545, "#8f7d4a"],
  ["MAMMALS", 80, 585, "#6b5a48"],
];

function spine(
  x: number,
  base: number,
  title: string,
  w: number,
  h: number,
  color: string,
  rng: Rng,
  turn = 0,
): string {
  const c = jitter(color, rng, 0.6);
  const box: Pt[] = [
    [0, 0],
    [w, 0],
    [w, -h],
    [0, -h],
  ];
  const round = linear(
    [
      [0, shade(c, -0.45)],
      [0.16, shade(c, 0.22)],
      [0.5, c],
      [1, shade(c, -0.5)],
    ],
    0,
  );
  const band = (y: number, t: number): string =>
    `<rect x="0" y="${n(-y)}" width="${w}" height="${t}" fill="#e9d9ae" opacity=".75"/>`;
  const size = Math.min(44, w * 0.42);
  const worn = dryBrush({ x: 2, y: -h, w: w - 4, h }, rng, {
    color: "#fff0d0",
    count: 16,
    angle: 90,
    width: 2.4,
    opacity: 0.24,
    length: 0.2,
  });
  const ornament = leaf("ovate", {
    rng,
    length: w * 0.5,
    x: w * 0.5,
    y: -36,
    angle: -90,
    color: "#e9d9ae",
    detail: 0,
  });
  return (
    `<g transform="translate(${n(x)} ${n(base)}) rotate(${turn})">${round.def}<path d="${polyline(box)}" fill="${round.ref}"/>` +
    band(h - 26, 5) +
    band(h - 40, 2.5) +
    band(110, 5) +
    band(122, 2.5) +
    ornament +
    worn +
    letter(
      title,
      w * 0.5 + size * 0.4,
      -h * 0.54,
      { size, color: "#f2e6c4", anchor: "middle", rotate: -90, tracking: 2.2, slant: 0, pen: 0.11 },
      rng,
    ) +
    `<path d="M0 ${n(-h)}L${w} ${n(-h)}" stroke="#efe6d0" stroke-width="5" opacity=".5"/></g>`
  );
}

/** A seed packet with its flower and name. */
function packet(
  x: number,
  y: number,
  turn: number,
  name: string,
  keyId: string,
  color: string,
  rng: Rng,
): string {
  const [w, h] = [196, 272];
  const pts: Pt[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="10" y="14" width="${w}" height="${h}" fill="#140d07" opacity=".35"/>` +
    gouache(pts, { fill: "#efe4cb", rng, grain: 80, streaks: 16, edge: 2 }, polyline(pts)) +
    `<rect x="12" y="12" width="${w - 24}" height="${h - 24}" fill="none" stroke="${color}" stroke-width="3"/><rect x="12" y="${h - 78}" width="${w - 24}" height="66" fill="${color}"/>` +
    leaf("lance", { rng, length: 92, x: w / 2, y: h - 84, angle: -142, color: "#6f8752" }) +
    leaf("lance", { rng, length: 88, x: w / 2, y: h - 84, angle: -40, color: "#62794a" }) +
    `<path d="M${w / 2} ${h - 80}L${w / 2} 100" stroke="#62794a" stroke-width="5"/>` +
    flowerHead(keyId, { rng, x: w / 2, y: 92, size: 122, tilt: 0.7, detail: 2 }) +
    letter(
      name,
      w / 2,
      h - 38,
      { size: 20, color: "#f7eed8", anchor: "middle", tracking: 0.8 },
      rng,
    ) +
    `</g>`
  );
}

/** Field guides on a shelf, seed packets leaning against them. */
export function shelfPicture(rng: Rng): Layered {
  let x = 0;
  let books = "";
  for (const [title, w, h, color] of SPINES) {
    books += spine(x, 0, title, w, h, color, rng);
    x += w + 3;
  }
  const wall = linear(
    [
      [0, "#d9cfb6"],
      [0.6, "#b9ad92"],
      [1, "#8c8069"],
    ],
    40,
  );
  const shade2 = linear(
    [
      [0, "#1a130c", 0.55],
      [1, "#1a130c", 0],
    ],
    90,
  );
  const front = linear(
    [
      [0, "#a5815a"],
      [0.2, "#8c6a47"],
      [1, "#5f452d"],
    ],
    90,
  );
  return {
    width: W,
    height: H,
    backdrop: `${wall.def}<rect width="${W}" height="${H}" fill="${wall.ref}"/><rect x="80" y="240" width="860" height="580" fill="#3a2c1e" opacity=".35"/>`,
    backdropBlur: 26,
    subject:
      `<g transform="translate(0 796) scale(1 .5)">${boards(W, 150, "#a17c55", rng, 2)}</g>${front.def}<rect y="868" width="${W}" height="92" fill="${front.ref}"/>` +
      dryBrush({ x: 0, y: 870, w: W, h: 86 }, rng, {
        color: "#3d2b1a",
        count: 60,
        angle: 0,
        width: 3,
        opacity: 0.3,
        length: 0.2,
      }) +
      `<rect y="866" width="${W}" height="5" fill="#f3dcb4" opacity=".45"/><g transform="translate(52 806) scale(1.12)">${books}</g>` +
      `<g transform="translate(0 800)">${shade2.def}<rect x="52" y="4" width="860" height="26" fill="${shade2.ref}"/></g>` +
      packet(806, 590, -6, "Coneflower", "coneflower", "#8a4f70", rng) +
      packet(1040, 586, 5, "Milkweed", "swampmilk", "#5f7450", rng),
    light: `<rect width="${W}" height="70" fill="#2a1f14" opacity=".25"/>`,
  };
}
