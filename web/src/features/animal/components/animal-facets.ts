import type { AnimalRow } from "shared-types/animal/codes";
import type { FacetChoice } from "../../../components/species/facets";
import type { SpeciesFacet } from "../../../components/species/listed-species";
import { monthName } from "../../../lib/months";

/** The values that rows have, by name. */
function valuesOf(rows: readonly AnimalRow[], field: "classTax" | "order"): FacetChoice[] {
  const values = [...new Set(rows.map((row) => row[field]))].filter((value) => value !== "");
  return values.sort((a, b) => a.localeCompare(b, "en")).map((value) => ({ value, label: value }));
}

/** What the list of animals can be filtered by. */
export const animalFacets: readonly SpeciesFacet<"animal">[] = [
  {
    name: "classTax",
    label: "Class",
    choices: (rows) => valuesOf(rows, "classTax"),
    fits: (value) => (animal) => animal.classTax === value,
  },
  {
    name: "order",
    label: "Animal order",
    isLong: true,
    choices: (rows) => valuesOf(rows, "order"),
    fits: (value) => (animal) => animal.order === value,
  },
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
