import type { Rng } from "../kit/rng";
import { GLYPHS } from "./glyphs";

export interface LetterStyle {
  /** Height of a capital, px. */
  size: number;
  color?: string;
  /** Pen width as a share of `size`. */
  pen?: number;
  /** Forward lean, degrees. */
  slant?: number;
  /** Extra space between letters, in tenths of `size`. */
  tracking?: number;
  anchor?: "start" | "middle" | "end";
  /** Turn about the anchor point, degrees. */
  rotate?: number;
  /** A paper-coloured halo that keeps the words readable over washes. */
  halo?: string;
}

const SPACE = 3.6;
const advance = (char: string): number => GLYPHS[char]?.[0] ?? SPACE;

/** Width in px of a lettered line. */
export function measure(text: string, size: number, tracking = 0.7): number {
  let width = 0;
  for (const char of text) width += advance(char) + tracking;
  return (width * size) / 10;
}

/** One line of hand lettering as SVG; (x, y) is the anchor on the baseline, px. */
export function letter(text: string, x: number, y: number, style: LetterStyle, rng: Rng): string {
  const { size, color = "#2b2622", pen = 0.105, slant = 7, tracking = 0.7 } = style;
  const unit = size / 10;
  const width = measure(text, size, tracking);
  const start = style.anchor === "middle" ? -width / 2 : style.anchor === "end" ? -width : 0;
  const glyphs: string[] = [];
  let pos = 0;
  for (const char of text) {
    const strokes = GLYPHS[char]?.[1];
    if (strokes) {
      const turn = rng.range(-1.6, 1.6).toFixed(2);
      const drop = rng.range(-0.16, 0.16).toFixed(2);
      glyphs.push(
        `<path transform="translate(${pos.toFixed(2)} ${drop}) rotate(${turn})" d="${strokes}"/>`,
      );
    }
    pos += advance(char) + tracking;
  }
  const body = glyphs.join("");
  const place =
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${style.rotate ?? 0}) ` +
    `translate(${start.toFixed(1)} 0) skewX(${-slant}) scale(${unit} ${-unit})`;
  const nib = pen * 10;
  const halo = style.halo
    ? `<g stroke="${style.halo}" stroke-width="${nib * 4.6}" opacity=".8">${body}</g>`
    : "";
  // The second pass, shifted along the nib's edge, gives thick and thin strokes.
  return (
    `<g transform="${place}" fill="none" stroke-linecap="round" stroke-linejoin="round">${halo}` +
    `<g stroke="${color}" stroke-width="${nib.toFixed(2)}">${body}` +
    `<g transform="translate(${nib * 0.34} ${nib * 0.3})">${body}</g></g></g>`
  );
}
