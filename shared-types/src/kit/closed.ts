import { object, type ObjectShape } from "yup";

/** An object with these keys and no others (docs/product.md 5.1). */
export function closed<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).noUnknown(({ unknown }) => `There is no field "${String(unknown)}".`);
}
