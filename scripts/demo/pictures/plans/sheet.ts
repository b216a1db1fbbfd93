import sharp from "sharp";
import type { Rng } from "../kit/rng";
import type { Point } from "./ink";
import { INK, pen, ruled, ruledShape, wash } from "./ink";
import { letter } from "./lettering";
import type { Frame } from "./lot";

export const SHEET = { width: 2000, height: 1500 };
const PAPER = "#f5eedf";

/** Double border ruled by hand. */
export function border(rng: Rng): string {
  const box = (m: number): Point[] => [
    [m, m],
    [SHEET.width - m, m],
    [SHEET.width - m, SHEET.height - m],
    [m, SHEET.height - m],
  ];
  return ruledShape(box(30), rng, 3, 6) + ruledShape(box(40), rng, 1.2, 0);
}

/** A north arrow; north is up on every sheet. */
export function northArrow(x: number, y: number, rng: Rng): string {
  return (
    `<circle cx="${x}" cy="${y}" r="44" fill="none" stroke="${INK}" stroke-width="1.6"/>` +
    `<circle cx="${x}" cy="${y}" r="38" fill="none" stroke="${INK}" stroke-width=".9"/>` +
    `<path d="M${x} ${y - 62}L${x + 14} ${y + 30}L${x} ${y + 16}Z" fill="${INK}"/>` +
    `<path d="M${x} ${y - 62}L${x - 14} ${y + 30}L${x} ${y + 16}Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.6"/>` +
    letter("N", x, y - 72, { size: 30, anchor: "middle" }, rng)
  );
}

/** A bar of feet at the drawing's own scale, `x` at its zero. */
export function scaleBar(f: Frame, x: number, y: number, rng: Rng): string {
  const marks = [0, 5, 10, 20, 30];
  let out = "";
  marks.slice(1).forEach((feet, i) => {
    const from = x + (marks[i] ?? 0) * f.k;
    const wide = (feet - (marks[i] ?? 0)) * f.k;
    out += `<rect x="${from}" y="${y}" width="${wide}" height="11" fill="${i % 2 ? PAPER : INK}" stroke="${INK}" stroke-width="1.6"/>`;
  });
  for (const feet of marks) {
    const label = feet === 30 ? "30 feet" : String(feet);
    const anchor = feet === 30 ? "start" : "middle";
    const shift = feet === 30 ? -12 : 0;
    out += letter(label, x + feet * f.k + shift, y - 11, { size: 19, anchor }, rng);
  }
  return out;
}

export interface Title {
  heading: string;
  lines: readonly string[];
}

/** The title block, right-hand bottom corner; returns its SVG. */
export function titleBlock(title: Title, x: number, y: number, width: number, rng: Rng): string {
  const right = x + width;
  let out =
    ruled([x, y], [right, y], rng, 2.4, 0) +
    letter("BACKYARD HABITAT", x, y + 42, { size: 24, tracking: 3.4 }, rng) +
    letter(title.heading, x, y + 102, { size: 40, pen: 0.1, tracking: 0.9 }, rng);
  title.lines.forEach((line, i) => {
    out += letter(line, x, y + 144 + i * 34, { size: 21 }, rng);
  });
  return out;
}

/** An arrow-headed note: words at one end, a pen line to the thing itself. */
export function leader(
  text: string,
  from: Point,
  to: Point,
  rng: Rng,
  anchor: "start" | "end" = "start",
): string {
  const tip = `<circle cx="${to[0]}" cy="${to[1]}" r="4" fill="${INK}"/>`;
  const gap = anchor === "start" ? -8 : 8;
  return (
    pen(
      `M${from[0] + gap} ${from[1] - 7}Q${(from[0] + to[0]) / 2} ${from[1] - 7} ${to[0]} ${to[1]}`,
      1.5,
    ) +
    tip +
    letter(text, from[0], from[1], { size: 22, anchor, halo: PAPER }, rng)
  );
}

/** Name lettered over a wash, with a paper halo. */
export function caption(
  text: string,
  x: number,
  y: number,
  rng: Rng,
  size = 22,
  rotate = 0,
): string {
  const caps = text === text.toUpperCase();
  return letter(
    text,
    x,
    y,
    {
      size,
      anchor: "middle",
      halo: PAPER,
      rotate,
      tracking: caps ? 2.2 : 0.8,
      slant: caps ? 3 : 9,
    },
    rng,
  );
}

/** Keeps a drawing inside its window. */
export function windowed(
  inner: string,
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** Paper stains and fold shadows under everything. */
function paper(rng: Rng): string {
  let out = `<rect width="${SHEET.width}" height="${SHEET.height}" fill="${PAPER}"/>`;
  for (let i = 0; i < 9; i++) {
    const [x, y] = [rng.range(0, SHEET.width), rng.range(0, SHEET.height)];
    const r = rng.range(180, 420);
    out += wash(
      [
        [x - r, y],
        [x, y - r * 0.6],
        [x + r, y],
        [x, y + r * 0.6],
      ],
      { color: "#eadfc6", strength: 0.12 },
      rng,
    );
  }
  const fold = (x: number): string =>
    `<rect x="${x}" width="3" height="${SHEET.height}" fill="#b9a988" opacity=".22"/><rect x="${x + 3}" width="4" height="${SHEET.height}" fill="#fffdf4" opacity=".5"/>`;
  return (
    out +
    fold(666) +
    fold(1333) +
    `<g transform="translate(0 750)"><rect width="${SHEET.width}" height="3" fill="#b9a988" opacity=".18"/></g>`
  );
}

/** Cold-pressed paper: coarse and fine tooth, the same for the same seed. */
async function tooth(rng: Rng): Promise<Buffer> {
  const layer = async (w: number, h: number, amount: number): Promise<Buffer> => {
    const raw = Buffer.alloc(w * h);
    for (let i = 0; i < raw.length; i++) raw[i] = 128 + Math.round((rng.next() - 0.5) * amount);
    return sharp(raw, { raw: { width: w, height: h, channels: 1 } })
      .resize(SHEET.width, SHEET.height, { kernel: "cubic", fit: "fill" })
      .png({ compressionLevel: 1 })
      .toBuffer();
  };
  const [coarse, fine] = await Promise.all([layer(500, 375, 60), layer(1000, 750, 70)]);
  return sharp(coarse)
    .composite([{ input: fine, blend: "overlay" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The finished sheet as a JPEG, 2000 × 1500. */
export async function finishSheet(inner: string, rng: Rng): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}">${paper(rng.fork("paper"))}${inner}</svg>`;
  return sharp(Buffer.from(svg))
    .composite([{ input: await tooth(rng.fork("tooth")), blend: "soft-light" }])
    .flatten({ background: PAPER })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}
