/** What other pictures borrow: twigs to sit on, leaves, grass and real flowers. */
export { leaf, type LeafOptions } from "./leaf";
export { petal, type PetalOptions, type PetalShape } from "./petal";
export type { BladeForm, Margin } from "./outlines";
export { BARK, branch, grassTuft, stem, type BarkKind, type TuftOptions } from "./stem";
export { flowerHead, type FlowerOptions } from "../plants/flowers/index";
export { plantSpray, type SprayOptions } from "../plants/spray";
