import { sample, type Pt } from "./path";

/** Blade shapes: the outline of one leaf or leaflet. */
export type BladeForm =
  | "lance"
  | "linear"
  | "ovate"
  | "elliptic"
  | "obovate"
  | "heart"
  | "round"
  | "kidney"
  | "oak"
  | "maple"
  | "three"
  | "palm"
  | "bloodroot"
  | "arrow";

export type Margin = "entire" | "serrate" | "toothed" | "crenate" | "wavy";

/** Lower half outlines: t along the midrib, y as a share of the length; a third value 1 marks a vein tip. */
type Half = readonly (readonly [number, number, number?])[];

const OAK: Half = [
  [0, 0.008],
  [0.08, 0.03],
  [0.14, 0.1, 1],
  [0.2, 0.13],
  [0.235, 0.09],
  [0.25, 0.055],
  [0.29, 0.08],
  [0.37, 0.22, 1],
  [0.43, 0.24],
  [0.45, 0.19],
  [0.42, 0.1],
  [0.44, 0.065],
  [0.5, 0.1],
  [0.6, 0.29, 1],
  [0.67, 0.31],
  [0.69, 0.25],
  [0.645, 0.14],
  [0.66, 0.085],
  [0.71, 0.1],
  [0.81, 0.22, 1],
  [0.865, 0.23],
  [0.875, 0.17],
  [0.835, 0.1],
  [0.855, 0.07],
  [0.91, 0.085],
  [0.97, 0.075],
  [1, 0.03],
  [1.01, 0],
];

const MAPLE: Half = [
  [0, 0],
  [0.0, 0.09],
  [0.0, 0.17],
  [-0.02, 0.25, 1],
  [0.06, 0.23],
  [0.09, 0.27],
  [0.14, 0.25],
  [0.19, 0.27],
  [0.22, 0.34],
  [0.29, 0.4],
  [0.33, 0.5, 1],
  [0.36, 0.41],
  [0.43, 0.42],
  [0.43, 0.34],
  [0.48, 0.31],
  [0.46, 0.24],
  [0.44, 0.15],
  [0.52, 0.17],
  [0.57, 0.23],
  [0.61, 0.18],
  [0.69, 0.19],
  [0.71, 0.13],
  [0.79, 0.12],
  [0.82, 0.065],
  [0.9, 0.05],
  [1, 0, 1],
];

const THREE: Half = [
  [0, 0.0],
  [0.0, 0.12],
  [0.1, 0.22],
  [0.18, 0.29],
  [0.26, 0.36],
  [0.36, 0.4, 1],
  [0.44, 0.33],
  [0.5, 0.27],
  [0.48, 0.2],
  [0.56, 0.23],
  [0.66, 0.22],
  [0.76, 0.17],
  [0.86, 0.12],
  [0.94, 0.06],
  [1, 0, 1],
];

const PALM: Half = [
  [0, 0],
  [-0.02, 0.1],
  [-0.1, 0.2],
  [-0.16, 0.34, 1],
  [-0.06, 0.36],
  [0.04, 0.32],
  [0.14, 0.22],
  [0.2, 0.12],
  [0.24, 0.22],
  [0.3, 0.36],
  [0.4, 0.48],
  [0.5, 0.54, 1],
  [0.55, 0.46],
  [0.56, 0.34],
  [0.48, 0.2],
  [0.36, 0.08],
  [0.5, 0.13],
  [0.66, 0.2],
  [0.8, 0.19],
  [0.92, 0.12],
  [1, 0, 1],
];

const BLOODROOT: Half = [
  [0, 0],
  [-0.02, 0.06],
  [-0.08, 0.16],
  [-0.1, 0.3, 1],
  [0, 0.42],
  [0.1, 0.44],
  [0.16, 0.38],
  [0.22, 0.42],
  [0.34, 0.52],
  [0.48, 0.54, 1],
  [0.55, 0.46],
  [0.56, 0.36],
  [0.62, 0.4],
  [0.74, 0.38],
  [0.84, 0.3, 1],
  [0.86, 0.2],
  [0.82, 0.12],
  [0.88, 0.13],
  [0.96, 0.09],
  [1, 0, 1],
];

const ARROW: Half = [
  [0, 0],
  [-0.02, 0.04],
  [-0.08, 0.12],
  [-0.12, 0.2, 1],
  [0, 0.25],
  [0.16, 0.25],
  [0.34, 0.22],
  [0.55, 0.17],
  [0.78, 0.09],
  [0.92, 0.03],
  [1, 0, 1],
];

const DRAWN: Partial<Record<BladeForm, Half>> = {
  oak: OAK,
  maple: MAPLE,
  three: THREE,
  palm: PALM,
  bloodroot: BLOODROOT,
  arrow: ARROW,
};

/** Half width at t (0–1) for the plain forms, peak 1; multiplied by the width of the leaf. */
function profile(form: BladeForm, t: number): number {
  const bump = (peak: number, base: number, tip: number): number => {
    const u = t < peak ? t / peak : (1 - t) / (1 - peak);
    return Math.sin((Math.PI / 2) * Math.min(1, u)) ** (t < peak ? base : tip);
  };
  switch (form) {
    case "linear":
      return bump(0.35, 0.45, 0.8);
    case "ovate":
      return bump(0.32, 0.62, 1.05);
    case "obovate":
      return bump(0.66, 1.1, 0.62);
    case "elliptic":
      return bump(0.48, 0.8, 0.85);
    case "round":
      return Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2));
    default:
      return bump(0.36, 0.85, 1.1);
  }
}

const WIDTH: Record<BladeForm, number> = {
  lance: 0.13,
  linear: 0.045,
  ovate: 0.26,
  elliptic: 0.21,
  obovate: 0.22,
  heart: 0.42,
  round: 0.46,
  kidney: 0.55,
  oak: 1,
  maple: 1,
  three: 1,
  palm: 1,
  bloodroot: 1,
  arrow: 1,
};

const TEETH: Record<Margin, number> = { entire: 0, wavy: 0, serrate: 15, toothed: 9, crenate: 13 };

function plain(form: BladeForm, margin: Margin, width: number): Pt[] {
  const teeth = TEETH[margin];
  const steps = teeth ? teeth * 4 : 22;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    let y = profile(form, t) * width;
    if (teeth && t > 0.08 && t < 0.97) {
      const phase = (t * teeth) % 1;
      const bite = margin === "crenate" ? Math.abs(Math.sin(phase * Math.PI)) : phase;
      const depth = margin === "toothed" ? 0.16 : 0.09;
      y *= 1 - depth + bite * depth * 1.3;
    }
    if (margin === "wavy") y *= 1 + Math.sin(t * 24) * 0.06;
    return [t, y] as const;
  });
}

/** Heart and kidney: basal lobes go behind the stalk's joint. */
function lobedBase(form: "heart" | "kidney", margin: Margin, width: number): Pt[] {
  const tip = form === "heart" ? 1 : 0.62;
  const keys: Pt[] =
    form === "heart"
      ? [
          [0, 0],
          [-0.06, 0.18],
          [-0.13, 0.5],
          [-0.06, 0.84],
          [0.12, 1],
          [0.34, 0.95],
          [0.56, 0.7],
          [0.76, 0.38],
          [0.9, 0.14],
          [tip, 0],
        ]
      : [
          [0, 0],
          [-0.1, 0.22],
          [-0.2, 0.52],
          [-0.12, 0.82],
          [0.08, 1],
          [0.3, 0.92],
          [0.48, 0.66],
          [0.58, 0.34],
          [0.62, 0.14],
          [tip, 0],
        ];
  const toothed = TEETH[margin] > 0;
  return sample(keys, 49).map(([t, y], i) => {
    const k = toothed && i > 3 && i < 47 ? 0.965 + ((i % 4) / 4) * 0.07 : 1;
    return [t, Math.max(0, y) * k * width];
  });
}

export interface Outline {
  /** One side, base to tip: t along the midrib 0–1, y ≥ 0 as a share of the length. */
  half: Pt[];
  /** Ends of the main side veins on that side; none for forms with plain pinnate veins. */
  veins: Pt[];
  /** Sharp outlines are drawn with straight strokes. */
  sharp: boolean;
}

/** Outline of a blade of length 1; `width` scales the form's usual breadth. */
export function outline(form: BladeForm, margin: Margin = "entire", width = 1): Outline {
  const drawn = DRAWN[form];
  if (drawn) {
    return {
      half: drawn.map(([t, y]) => [t, y * width]),
      veins: drawn
        .filter(([, y, v]) => v === 1 && y > 0)
        .map(([t, y]) => [t * 0.97, y * width * 0.92]),
      sharp: form === "maple" || form === "three",
    };
  }
  const w = WIDTH[form] * width;
  const half =
    form === "heart" || form === "kidney" ? lobedBase(form, margin, w) : plain(form, margin, w);
  return { half, veins: [], sharp: margin === "serrate" || margin === "toothed" };
}
