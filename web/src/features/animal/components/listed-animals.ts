import { animalFields } from "shared-types/animal/fields";
import type { ListedSpecies } from "../../../components/species/listed-species";
import { animalFacets } from "./animal-facets";
import { animals } from "./animals";

/** The animals, and what their list can be filtered by, which no other page loads. */
export const listedAnimals: ListedSpecies<"animal"> = {
  ...animals,
  facets: animalFacets,
  rare: { [animalFields.native.label]: ({ native }) => native !== "" },
  known: { key: "faunafacets", get: (reader) => reader.faunaFacets() },
};
