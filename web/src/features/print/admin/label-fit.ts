import type { PlantLabel } from "./plant-label";
import type { LabelSheet } from "./label-sheets";

/** Type sizes in points, the code's width and the space around in inches. */
export interface LabelFit {
  name: number;
  scientific: number;
  fact: number;
  code: number;
  padding: number;
}

/** Lines that 'Host of' may take; what is longer ends with an ellipsis. */
export const hostLines = 2;

const points = 72;
const leading = 1.15;
/** Wider than the letters of the serif are on average: a line rarely ends at its last letter. */
const letter = 0.54;

const heightOf = (text: string, size: number, width: number, most = Infinity) =>
  text === ""
    ? 0
    : Math.min(most, Math.ceil((text.length * letter * size) / width)) * size * leading;

function sizesAt(scale: number, height: number) {
  const base = Math.min(height, 1.6) * scale;
  const least = (size: number, smallest: number) => Math.max(size * base, smallest);
  return { name: least(15, 5.5), scientific: least(9.5, 5), fact: least(7.5, 5) };
}

/** The largest type with which a label's texts fit, whatever their length. */
export function fitLabel(label: PlantLabel, { width, height, blank }: LabelSheet): LabelFit {
  const padding = height > 1 ? 0.12 : 0.08;
  const code = label.href === "" ? 0 : Math.min(height - 2 * padding, 1.35);
  const textWidth = (width - blank - 2 * padding - (code > 0 ? code + padding : 0)) * points;
  const textHeight = (height - 2 * padding) * points;
  const scales = Array.from({ length: 14 }, (_, n) => 1 - n * 0.05);
  const fits = (scale: number) => {
    const { name, scientific, fact } = sizesAt(scale, height);
    const needed =
      heightOf(label.nameCommon, name, textWidth) +
      heightOf(label.nameScientific, scientific, textWidth) +
      heightOf(label.bloom, fact, textWidth) +
      heightOf(label.host, fact, textWidth, hostLines);
    return needed <= textHeight;
  };
  return { ...sizesAt(scales.find(fits) ?? 0.3, height), code, padding };
}
