import type { PlantLabel } from "./plant-label";
import type { LabelSheet } from "./label-sheets";
import { linesOf, type Face } from "./text-lines";

/** Type sizes in points, the code's width and the space around in inches. */
interface LabelFit {
  name: number;
  scientific: number;
  fact: number;
  code: number;
  padding: number;
  /** Lines there are for 'Host of'; what is longer ends with an ellipsis. */
  hostLines: number;
}

type Sizes = Record<Face, number>;

const points = 72;
const leading = 1.15;
/** A larger code is no easier to read, and takes the names' space. */
const widestCode = 1.1;
/** Facts stay this large, in points, while the names can give way. */
const readable = 7;
/** Of a list of hosts too long for any type. */
const leastHostLines = 2;

/** The name shrinks first: what is below it is small already. */
function sizesAt(scale: number, height: number): Sizes {
  const base = Math.min(height, 1.6);
  const name = Math.max(15 * base * scale, 5.5);
  const slower = 0.4 + 0.6 * scale;
  const fact = Math.max(7.5 * base * slower, Math.min(readable, name));
  return { name, scientific: Math.min(Math.max(9.5 * base * slower, fact), name), fact };
}

const scales = Array.from({ length: 31 }, (_, n) => 1 - n * 0.025);

/** The largest type with which a label's texts fit and no word is broken, whatever their length. */
export function fitLabel(label: PlantLabel, { width, height, blank }: LabelSheet): LabelFit {
  const padding = height > 1 ? 0.12 : 0.08;
  const code = label.href === "" ? 0 : Math.min(height - 2 * padding, widestCode);
  const textWidth = (width - blank - 2 * padding - (code > 0 ? code + padding : 0)) * points;
  const textHeight = (height - 2 * padding) * points;

  const measure = (text: string, face: Face, size: number) => {
    const { lines, isWhole } =
      text === "" ? { lines: 0, isWhole: true } : linesOf(text, face, size, textWidth);
    return { lines, isWhole, height: lines * size * leading };
  };
  const at = (scale: number) => {
    const sizes = sizesAt(scale, height);
    const above = [
      measure(label.nameCommon, "name", sizes.name),
      measure(label.nameScientific, "scientific", sizes.scientific),
      ...[label.family, label.bloom, label.feeds].map((fact) => measure(fact, "fact", sizes.fact)),
    ];
    const host = measure(label.host, "fact", sizes.fact);
    const left = textHeight - above.reduce((sum, text) => sum + text.height, 0);
    const hostLines = Math.max(0, Math.floor(left / (sizes.fact * leading)));
    const isWhole = [...above, host].every((text) => text.isWhole);
    const fits = (lines: number) =>
      isWhole && left >= 0 && Math.min(host.lines, lines) <= hostLines;
    return { sizes, hostLines, fits };
  };

  const tried = scales.map(at);
  const { sizes, hostLines } =
    tried.find(({ fits }) => fits(Infinity)) ??
    tried.find(({ fits }) => fits(leastHostLines)) ??
    at(scales.at(-1) ?? 1);
  return { ...sizes, code, padding, hostLines: Math.max(1, hostLines) };
}
