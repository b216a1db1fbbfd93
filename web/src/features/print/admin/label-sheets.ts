/** A sheet of labels on Letter paper. All lengths are inches. */
export interface LabelSheet {
  label: string;
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Of the first label. */
  left: number;
  top: number;
  /** From one label to the next. */
  stepX: number;
  stepY: number;
  /** Plain paper: the edges are printed, to cut along. */
  isCut: boolean;
  /** The right end of a stake, which goes into the soil and stays blank. */
  blank: number;
}

const address = {
  ...{ columns: 3, rows: 10, width: 2.625, height: 1 },
  ...{ left: 0.1875, top: 0.5, stepX: 2.75, stepY: 1, isCut: false, blank: 0 },
};

/** By their numbers, which other makers print on their sheets of the same measures too. */
export const labelSheets = {
  "5160": { label: "Avery 5160: 30 labels, 2⅝ × 1 in", ...address },
  "5520": { label: "Avery 5520: 30 weatherproof, 2⅝ × 1 in", ...address },
  "5163": {
    label: "Avery 5163: 10 labels, 4 × 2 in",
    ...{ columns: 2, rows: 5, width: 4, height: 2 },
    ...{ left: 0.15625, top: 0.5, stepX: 4.1875, stepY: 2, isCut: false, blank: 0 },
  },
  cards: {
    label: "Plain paper: 10 cards, 3½ × 2 in",
    ...{ columns: 2, rows: 5, width: 3.5, height: 2 },
    ...{ left: 0.75, top: 0.5, stepX: 3.5, stepY: 2, isCut: true, blank: 0 },
  },
  stakes: {
    label: "Plain paper: 8 stakes, 6 × 1¼ in",
    ...{ columns: 1, rows: 8, width: 6, height: 1.25 },
    ...{ left: 1.25, top: 0.5, stepX: 6, stepY: 1.25, isCut: true, blank: 2.25 },
  },
} as const satisfies Record<string, LabelSheet>;

export type LabelSheetId = keyof typeof labelSheets;
export const labelSheetIds = Object.keys(labelSheets) as LabelSheetId[];

/** How many labels a sheet has. */
export const labelsOn = ({ columns, rows }: LabelSheet): number => columns * rows;

/** The upper left corners of the labels, row by row. */
export const placesOn = (sheet: LabelSheet): { x: number; y: number }[] =>
  Array.from({ length: labelsOn(sheet) }, (_, n) => ({
    x: sheet.left + (n % sheet.columns) * sheet.stepX,
    y: sheet.top + Math.floor(n / sheet.columns) * sheet.stepY,
  }));

/** Labels by sheets; those before the `start`th place, counted from 1, are `null`: already used. */
export function bySheet<T>(labels: readonly T[], sheet: LabelSheet, start: number): (T | null)[][] {
  const size = labelsOn(sheet);
  const used = Math.min(Math.max(start, 1), size) - 1;
  const all = [...Array<null>(used).fill(null), ...labels];
  const count = labels.length === 0 ? 0 : Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, n) => all.slice(n * size, (n + 1) * size));
}
