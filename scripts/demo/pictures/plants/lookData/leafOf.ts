import type { BladeForm, Margin } from "../../kit/outlines";
import type { Arrangement, Compound, FruitForm, FruitLook, LeafLook } from "../lookTypes";

/** Leaf data in one line: blade, margin, arrangement, breadth, size, then what differs. */
export function leafOf(
  form: BladeForm,
  margin: Margin,
  at: Arrangement,
  width: number,
  size: number,
  more: Partial<LeafLook> & { compound?: Compound } = {},
): LeafLook {
  return {
    form,
    margin,
    at,
    width,
    size,
    compound: "simple",
    green: "#64804c",
    fall: ["#b08a48", "#96703c", "#c3a25a"],
    ...more,
  };
}

/** Fruit data in one line. */
export const fruitOf = (
  form: FruitForm,
  color: string,
  second = "#7b6a4a",
  count = 12,
): FruitLook => ({
  form,
  color,
  second,
  count,
});
