import type { Pt } from "./geometry";

/** A patch of plumage: inside `shape` the coat takes `color`. */
export interface Patch {
  shape: readonly Pt[];
  color: string;
  /** Width of the soft border in model units; 8 unless told. */
  soft?: number;
  /** Full strength unless told, 0–1. */
  strength?: number;
}

/** Dark bars or spots across the coat inside `shape`. */
export interface Spots {
  shape: readonly Pt[];
  color: string;
  kind: "dot" | "bar";
  /** Distance between marks and their radius, in model units. */
  every: number;
  size: number;
  /** Laid over the wing instead of under it. */
  over?: boolean;
}

export interface FeatherInk {
  color: string;
  /** Pale or colored fringe of the outer vane. */
  edge: string;
  /** Width of the fringe in model units; 2.4 unless told. */
  edgeWidth?: number;
  /** Color of the tip, for wing bars and tail bands. */
  tip?: string;
  /** Share of the feather the tip color takes. */
  tipShare?: number;
  /** White squares along the outer vane. */
  bars?: string;
}

/** The folded wing: two curves from the bend of the wing (first point) to its tip. */
export interface WingForm {
  upper: readonly Pt[];
  lower: readonly Pt[];
  primary: FeatherInk;
  secondary: FeatherInk;
  tertial: FeatherInk;
  greater: FeatherInk;
  median: FeatherInk;
  /** Bright wax tips on the secondaries. */
  wax?: string;
}

export interface TailForm {
  /** Middle of the tail: base to tip. */
  line: readonly Pt[];
  baseWidth: number;
  tipWidth: number;
  feathers: number;
  end: "square" | "round" | "notch" | "point";
  ink: FeatherInk;
  /** Ink of the outermost feather on the near (lower) side. */
  outer?: FeatherInk;
}

export interface BillForm {
  /** Where culmen and chin feathers meet the bill, then the tip. */
  top: Pt;
  bottom: Pt;
  tip: Pt;
  /** How far culmen and lower edge bulge outward, share of the bill's length. */
  culmen: number;
  gonys: number;
  /** Where the gape meets the face, 0 (top) to 1 (bottom). */
  gape: number;
  /** Downward bend of the whole bill, share of its length. */
  bend?: number;
  color: string;
  lower?: string;
}

export interface EyeForm {
  at: Pt;
  r: number;
  iris?: string;
  /** Pale arcs above and below the eye, or a bare ring all round. */
  ring?: string;
  ringWhole?: boolean;
}

/**
 * One species in profile, facing right, feet at the origin, in model units (a perching bird is
 * about 500 tall). `back` runs from the culmen over crown and back to the tail, `belly` from the
 * chin to the under tail: together they are the silhouette without bill, tail and legs.
 */
export interface BirdForm {
  back: readonly Pt[];
  belly: readonly Pt[];
  /** The point about which the head turns. */
  neck: Pt;
  base: string;
  patches: readonly Patch[];
  spots?: readonly Spots[];
  wing: WingForm;
  tail: TailForm;
  bill: BillForm;
  eye: EyeForm;
  /** Where the legs leave the body, and their color. */
  legs: {
    at: readonly [Pt, Pt];
    feet: readonly [Pt, Pt];
    color: string;
    grip: "perch" | "ground" | "cling";
  };
  /** Long single feathers of a crest, base to tip. */
  crest?: readonly (readonly Pt[])[];
  crestColor?: string;
  /** Feather length on the body in model units; 30 unless told. */
  feather?: number;
}
