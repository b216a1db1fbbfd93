import type { PetalShape } from "../../kit/petal";
import type { Rng } from "../../kit/rng";

/** How a flower or flower head is drawn; sizes are in pixels, the center of the flower is x, y. */
export interface FlowerOptions {
  rng: Rng;
  x: number;
  y: number;
  /** Widest extent: diameter of a head, length of a spike. */
  size: number;
  /** Way the flower's axis points, degrees: −90 is up. Heads seen from the front ignore it. */
  angle?: number;
  /** 1 seen from the front, 0.2 almost from the side. */
  tilt?: number;
  /** 0 far, 1 usual, 2 the one the eye rests on. */
  detail?: 0 | 1 | 2;
}

interface Colors {
  color: string;
  /** Second color: eye, center, bracts, throat. */
  eye: string;
}

export type FlowerLook = Colors &
  (
    | {
        form: "daisy";
        rays: number;
        shape: PetalShape;
        ray: number;
        disc: number;
        cone: number;
        droop: number;
        base?: string;
      }
    | {
        form: "rosette";
        petals: number;
        shape: PetalShape;
        wide: number;
        veins?: string;
        base?: string;
        stamens: number;
        center: number;
        layers?: number;
      }
    | { form: "umbel"; florets: number; globe: number }
    | { form: "whorl"; tubes: number; bracts: string }
    | { form: "mint" }
    | {
        form: "spike";
        floret: "lip" | "tuft" | "bell" | "obedient" | "turtle" | "pea" | "star" | "bottle";
        count: number;
        wide: number;
        bud: string;
      }
    | { form: "dome"; florets: number; floret: "dot" | "five" | "tuft" | "fuzz"; arch: number }
    | { form: "plume"; arching: boolean }
    | { form: "columbine" }
    | { form: "trumpets"; count: number; nod: boolean; long: number }
    | { form: "urns" }
    | { form: "iris" }
    | { form: "pulpit" }
    | { form: "jug" }
    | { form: "passion" }
    | { form: "ball" }
    | { form: "catkin" }
    | { form: "ribbon" }
    | { form: "violet" }
    | { form: "clusters"; floret: "pea" | "tassel" | "puff" | "small"; per: number }
    | { form: "panicle"; airy: number; nod: number }
    | { form: "turkeyfoot" }
    | { form: "wisps" }
    | { form: "bottlebrush" }
    | { form: "sedge"; dense: boolean }
  );

/** The look of one flower form. */
export type LookOf<F extends FlowerLook["form"]> = Extract<FlowerLook, { form: F }>;
