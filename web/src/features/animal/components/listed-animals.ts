import { monthName } from "shared-types/kit/date";
import { animalFields } from "shared-types/animal/fields";
import type { ListedSpecies, SpeciesFacet } from "../../../components/species/listed-species";
import { animals } from "./animals";
import { fieldFacets } from "../../../components/species/field-facets";

/** There are many orders, and the list has an order too. */
const orders = { label: "Animal order", isLong: true };

/** What the list of animals can be filtered by. */
const animalFacets: readonly SpeciesFacet<"animal">[] = [
  ...fieldFacets(animalFields).map((facet) =>
    facet.name === "order" ? { ...facet, ...orders } : facet,
  ),
  {
    name: "seen",
    label: "Seen in",
    isLong: true,
    needsKnown: true,
    choices: (_rows, known) => {
      const { month: now = 0, seen = [] } = known ?? {};
      const all = seen.map(({ month }) => ({ value: String(month), label: monthName(month) }));
      const current = { value: String(now), label: `This month: ${monthName(now)}` };
      return now === 0 ? [] : [current, ...all.filter(({ value }) => value !== current.value)];
    },
    fits: (value, known) => {
      const month = Number(value);
      const seen = new Set(known?.seen.find((one) => one.month === month)?.animalIds);
      return ({ animalId }) => seen.has(animalId);
    },
  },
];

/** The animals, and what their list can be filtered by, which no other page loads. */
export const listedAnimals: ListedSpecies<"animal"> = {
  ...animals,
  facets: animalFacets,
  rare: { [animalFields.native.label]: ({ native }) => native !== "" },
  known: { key: "faunafacets", get: (reader) => reader.faunaFacets() },
};
