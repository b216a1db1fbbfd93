import { plantFields } from "shared-types/plant/fields";
import { plantCodeShown } from "shared-types/plant/list";
import { listFinder } from "../species/find-listed";

/** All plants of a list. */
export const findPlants = listFinder({
  kind: "plant",
  fields: plantFields,
  codeShown: plantCodeShown,
  sorted: {
    hgt: { column: "coalesce(plants.height_sort, 0)", text: false },
    wth: { column: "coalesce(plants.width_sort, 0)", text: false },
    // Where nobody has counted is less than none.
    kst: { column: "coalesce(plants.keystone, -1)", text: false },
  },
});
