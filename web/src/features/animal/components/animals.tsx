import {
  animalColumnLabels,
  animalSearchColumns,
  animalSortColumns,
  loadMessages,
} from "shared-types";
import type { PublicSpecies } from "../../../components/species/public-species";
import { FactCell } from "../../../components/ui/ListTable";
import { paths } from "../../../lib/paths";
import { animalDetail, animalList } from "../api/animal";
import { animalFilterSpec } from "../api/filter";
import { AnimalFacts } from "./AnimalFacts";

/** The animals as visitors see them. */
export const animals: PublicSpecies<"animal"> = {
  one: "animal",
  many: "animals",
  title: "Fauna",
  path: paths.fauna,
  pathOf: paths.faunaDetail,
  filterSpec: animalFilterSpec,
  searchColumns: animalSearchColumns,
  sortColumns: animalSortColumns,
  labels: animalColumnLabels,
  list: animalList,
  detail: animalDetail,
  loadMessage: loadMessages.fauna,
  emptyText: "Nobody has been written down yet. Come back after the next walk.",
  columns: "few",
  cells: ({ classTax, order }) => (
    <>
      <FactCell label="Class">{classTax}</FactCell>
      <FactCell label="Order">{order}</FactCell>
    </>
  ),
  label: ({ classTax }) => (classTax ? `Fauna · ${classTax}` : "Fauna"),
  facts: (animal) => <AnimalFacts animal={animal} />,
  higher: ({ classTax, order, family }) => [
    { rank: "class", name: classTax },
    { rank: "order", name: order },
    { rank: "family", name: family },
  ],
};
