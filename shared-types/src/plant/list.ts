import type { SpeciesList } from "../species/list";
import { sunCodeShown, type Sun } from "./codes";
import type { PlantRow } from "./answers";
import { plantFields } from "./fields";

/** A code as tables show it; only those of the sun are shown otherwise. */
export const plantCodeShown = (code: string): string => sunCodeShown(code as Sun);

/** How the list of plants is searched and sorted. */
export const plantList: SpeciesList<PlantRow> = {
  fields: plantFields,
  idOf: ({ plantId }) => plantId,
  numbers: {
    hgt: ({ heightSort }) => heightSort,
    wth: ({ widthSort }) => widthSort,
    kst: ({ keystone }) => keystone ?? -1,
  },
  codeShown: plantCodeShown,
};
