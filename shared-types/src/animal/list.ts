import type { SpeciesList } from "../species/list";
import type { AnimalRow } from "./answers";
import { animalFields } from "./fields";

/** How the list of animals is searched and sorted. */
export const animalList: SpeciesList<AnimalRow> = {
  fields: animalFields,
  idOf: ({ animalId }) => animalId,
  numbers: {},
  codeShown: (code) => code,
};
