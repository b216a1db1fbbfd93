import sharp from "sharp";
import { leaf } from "../kit/leaf";
import { gouache, linear } from "../kit/paint";
import { n, polyline, type Pt } from "../kit/path";
import { rasterise, type Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import { drawPlan } from "../plans/index";
import { letter } from "../plans/lettering";
import { drawScene } from "../scenes/index";
import { lens, strokes } from "../scenes/strokes";
import { boards, embed, pencil, sheetOf } from "./table";

const W = 1280;
const H = 960;

const small = (jpeg: Buffer, width: number): Promise<Buffer> =>
  sharp(jpeg).resize(width).jpeg({ quality: 90 }).toBuffer();

const table = (rng: Rng, color: string): string => boards(W, H, color, rng, 5);
const lamp = `<radialGradient id="lamp" cx=".2" cy=".1" r="1"><stop offset="0" stop-color="#fff2cf" stop-opacity=".2"/><stop offset=".6" stop-color="#fff2cf" stop-opacity="0"/><stop offset="1" stop-color="#1a1208" stop-opacity=".42"/></radialGradient><rect width="${W}" height="${H}" fill="url(#lamp)"/>`;

/** The plan of the garden on a table, with a pencil and an oak leaf. */
export async function plansPicture(rng: Rng): Promise<Layered> {
  const [west, before] = await Promise.all([
    drawPlan("plan-2-west").then((b) => small(b, 1400)),
    drawPlan("plan-1").then((b) => small(b, 900)),
  ]);
  return {
    width: W,
    height: H,
    backdrop: `<rect width="${W}" height="${H}" fill="#6b4f36"/>`,
    backdropBlur: 0,
    subject:
      table(rng, "#8a684a") +
      sheetOf(560, -150, 900, 675, 9, "#f4ecdb", embed(before, 0, 0, 900, 675)) +
      sheetOf(70, 190, 1130, 848, -6, "#f4ecdb", embed(west, 0, 0, 1130, 848)) +
      pencil(742, 560, 520, 24, "#b8862f", rng) +
      leaf("oak", {
        rng,
        length: 250,
        x: 1130,
        y: 250,
        angle: 118,
        color: "#a8703f",
        detail: 2,
        stalk: 30,
        bend: 0.2,
      }),
    light: lamp,
  };
}

function pinned(
  picture: Buffer,
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  note: string,
  rng: Rng,
): string {
  const m = 16;
  const foot = 50;
  const peg: Pt[] = [
    [w / 2 - 11, -44],
    [w / 2 + 11, -44],
    [w / 2 + 13, 34],
    [w / 2 - 13, 34],
  ];
  return (
    sheetOf(
      x,
      y,
      w + m * 2,
      h + m + foot,
      turn,
      "#f7f1e4",
      embed(picture, m, m, w, h) +
        letter(note, w / 2 + m, h + m + 34, { size: 19, anchor: "middle", color: "#4b443b" }, rng),
    ) +
    `<g transform="translate(${x} ${y}) rotate(${turn}) translate(${m} 0)"><rect x="${w / 2 - 8}" y="-36" width="26" height="76" fill="#1c140c" opacity=".3"/>` +
    gouache(peg, { fill: "#c9a678", rng, grain: 90, streaks: 12, edge: 1.6 }, polyline(peg)) +
    `<path d="M${w / 2 - 13} -6L${w / 2 + 13} -6" stroke="#8b8f90" stroke-width="5"/><path d="M${w / 2} -44L${w / 2} 34" stroke="#5f452d" stroke-width="2.4"/></g>`
  );
}

/** Prints of the garden pegged on a line. */
export async function photosPicture(rng: Rng): Promise<Layered> {
  const print = async (name: string, width: number): Promise<Buffer> =>
    small(await rasterise(drawScene(name, "spr", "print")), width);
  const [june, dusk, october, wood] = await Promise.all([
    print("meadow-june", 700),
    print("pond-dusk", 700),
    print("meadow-october", 700),
    print("woodland-april", 700),
  ]);
  const wall = linear(
    [
      [0, "#cfc6b0"],
      [1, "#a2977e"],
    ],
    50,
  );
  let planks = "";
  for (let i = 0; i < 8; i++)
    planks += `<rect x="${i * 164 - 3}" width="6" height="${H}" fill="#4c4333" opacity=".35"/>`;
  const cord = (y0: number, sag: number, y1: number): string =>
    `<path d="M-10 ${y0}Q${W / 2} ${y0 + sag} ${W + 10} ${y1}" fill="none" stroke="#3a2f22" stroke-width="8" opacity=".2" transform="translate(6 9)"/><path d="M-10 ${y0}Q${W / 2} ${y0 + sag} ${W + 10} ${y1}" fill="none" stroke="#b09a74" stroke-width="6"/><path d="M-10 ${y0 - 1}Q${W / 2} ${y0 + sag - 1} ${W + 10} ${y1 - 1}" fill="none" stroke="#e3d3ae" stroke-width="2" stroke-dasharray="7 6"/>`;
  return {
    width: W,
    height: H,
    backdrop: `${wall.def}<rect width="${W}" height="${H}" fill="${wall.ref}"/>${planks}`,
    backdropBlur: 5,
    subject:
      cord(78, 90, 60) +
      cord(548, 84, 520) +
      pinned(june, 76, 128, 470, 313, -2.4, "June", rng) +
      pinned(wood, 684, 118, 470, 313, 2, "April", rng) +
      pinned(october, 150, 590, 440, 293, 1.6, "October", rng) +
      pinned(dusk, 742, 590, 440, 293, -2, "fireflies", rng),
    light: lamp,
  };
}

/** A pressed fern frond. */
function pressedFern(x: number, y: number, length: number, turn: number, rng: Rng): string {
  const s = strokes();
  for (let i = 1; i < 22; i++) {
    const t = i / 22;
    const bow = Math.sin(t * 2) * length * 0.05;
    const k = length * 0.27 * Math.sin(Math.PI * (0.16 + t * 0.82));
    for (const side of [-1, 1]) {
      const angle = (side * (76 - t * 26) * Math.PI) / 180;
      for (let j = 1; j < 9; j++) {
        const u = j / 9;
        const [px, py] = [t * length + Math.cos(angle) * k * u, bow + Math.sin(angle) * k * u];
        const d = k * 0.2 * (1 - u * 0.7);
        s.add(
          rng.pick(["#6d7c45", "#7f8a50", "#5f6f3e"]),
          lens(px, py, d, d * 0.42, (angle * 180) / Math.PI - side * 52),
        );
        s.add(
          rng.pick(["#66753f", "#78844b"]),
          lens(px, py, d, d * 0.42, (angle * 180) / Math.PI + side * 52),
        );
      }
      s.add("#6a5f3a", lens(t * length, bow, k, 2.6, (angle * 180) / Math.PI));
    }
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-60 -6Q${n(length * 0.4)} ${n(length * 0.07)} ${n(length)} ${n(length * 0.045)}" fill="none" stroke="#5f5334" stroke-width="5" stroke-linecap="round"/><g opacity=".3" transform="translate(5 7)">${s.svg()}</g>${s.svg()}</g>`;
}

function writing(
  lines: readonly string[],
  x: number,
  y: number,
  step: number,
  size: number,
  rng: Rng,
): string {
  return lines
    .map((line, i) =>
      letter(
        line,
        x,
        y + i * step,
        { size, color: "#2c2b36", slant: 14, pen: 0.09, tracking: 0.4 },
        rng,
      ),
    )
    .join("");
}

/** A letter, an addressed envelope and a pressed fern. */
export function letterPicture(rng: Rng): Layered {
  const flap = `<path d="M0 0L270 196L540 0" fill="none" stroke="#a8946c" stroke-width="3" opacity=".8"/><path d="M0 0L270 196L540 0Z" fill="#fff6de" opacity=".35"/><path d="M0 372L212 156M540 372L328 156" stroke="#a8946c" stroke-width="2" opacity=".5"/>`;
  const seal = `<g transform="translate(270 186)"><path d="M-40 4Q-44 -34 -6 -40Q36 -44 42 -6Q46 34 6 41Q-34 44 -40 4Z" fill="#8d2f2a"/><circle r="27" fill="#a33a33"/><path d="M-16 -20Q4 -36 18 -18" stroke="#d98b7c" stroke-width="4" fill="none" opacity=".8"/></g>`;
  const emblem = leaf("oak", {
    rng,
    length: 40,
    x: 262,
    y: 206,
    angle: -70,
    color: "#7d2722",
    detail: 0,
  });
  return {
    width: W,
    height: H,
    backdrop: `<rect width="${W}" height="${H}" fill="#55604f"/>`,
    backdropBlur: 0,
    subject:
      table(rng, "#7b6a54") +
      sheetOf(
        140,
        70,
        640,
        800,
        -5,
        "#f6efdf",
        writing(
          [
            "Dear neighbor,",
            "",
            "The bluebirds are back in",
            "the box by the small lawn,",
            "and the first bloodroot is",
            "up under the oak. Come",
            "and see, and tell me what",
            "I have got wrong.",
            "",
            "With thanks,",
          ],
          64,
          116,
          58,
          28,
          rng,
        ),
      ) +
      sheetOf(700, 520, 520, 372, 7, "#dfcfa9", flap + seal + emblem) +
      pressedFern(830, 470, 430, -52, rng) +
      pencil(96, 902, 470, -14, "#566a4c", rng),
    light: lamp,
  };
}
