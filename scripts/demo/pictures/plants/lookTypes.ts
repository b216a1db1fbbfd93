import type { BackdropKind } from "../kit/backdrop";
import type { BladeForm, Margin } from "../kit/outlines";
import type { BarkKind } from "../kit/stem";
import type { FlowerLook } from "./flowers/types";

/** How leaves sit and whether they are compound. */
export type Arrangement = "alternate" | "opposite" | "whorl" | "basal" | "perfoliate" | "pair";
export type Compound = "simple" | "pinnate" | "ternate" | "palmate" | "needles" | "blades";

export interface LeafLook {
  form: BladeForm;
  margin: Margin;
  at: Arrangement;
  compound: Compound;
  /** Scales the usual breadth of the form. */
  width: number;
  /** Length of a blade (or a whole compound leaf) as a share of the plant's height. */
  size: number;
  green: string;
  fall: readonly string[];
  parallel?: boolean;
  evergreen?: boolean;
  vein?: string;
  /** The stem bears no more than this many joints with leaves. */
  pairs?: number;
  /** Still green when it flowers in fall. */
  late?: boolean;
  /** Leaflets of a pinnate leaf. */
  leaflets?: number;
}

export type FruitForm =
  | "berries"
  | "axil"
  | "cones"
  | "milkpod"
  | "fluff"
  | "capsules"
  | "legume"
  | "acorn"
  | "samara"
  | "button"
  | "feather"
  | "globe"
  | "club"
  | "beaks"
  | "spindle"
  | "grass";

export interface FruitLook {
  form: FruitForm;
  color: string;
  /** Stalks, calyx, bloom or second color. */
  second: string;
  /** Berries of a cluster, pods of a bunch. */
  count: number;
}

/** Where the flowers stand on the plant. */
export type Carriage = "top" | "branched" | "spike" | "nod" | "scape" | "axil" | "tips" | "under";

export interface PlantLook {
  kind: "forb" | "grass" | "shrub" | "tree" | "vine";
  /** Outline of the whole plant. */
  habit:
    | "clump"
    | "mat"
    | "colony"
    | "fountain"
    | "upright"
    | "mound"
    | "spreading"
    | "column"
    | "vase"
    | "climber";
  leaf: LeafLook;
  stem: string;
  flower: FlowerLook;
  /** Diameter of a head (or length of a spike) as a share of the plant's height. */
  head: number;
  heads: number;
  carriage: Carriage;
  fruit: FruitLook;
  bark?: BarkKind;
  barkColor?: string;
  place: BackdropKind;
  /** In flower before the leaves. */
  bare?: boolean;
}
