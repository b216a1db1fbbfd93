import { keystoneColumn, plantFields } from "shared-types/plant/fields";
import type { ListedSpecies } from "../../../components/species/listed-species";
import { floraFacets } from "../../../components/species/flora-facets";
import { plantFacets } from "./plant-facets";
import { plants } from "./plants";

/** The plants, and what their list can be filtered by, which no other page loads. */
export const listedPlants: ListedSpecies<"plant"> = {
  ...plants,
  facets: plantFacets,
  rare: {
    [plantFields.family.label]: ({ family }) => family !== "",
    [plantFields.native.label]: ({ native }) => native !== "",
    [keystoneColumn.label]: ({ keystone }) => keystone !== null,
  },
  known: floraFacets,
};
