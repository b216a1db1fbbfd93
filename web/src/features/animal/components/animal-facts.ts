import type { AnimalDetail } from "shared-types/animal/answers";
import { animalFields } from "shared-types/animal/fields";
import { wordsOfFields } from "../../../components/species/field-words";
import type { Fact } from "../../../components/ui/FactList";

type Facts = Pick<AnimalDetail, keyof typeof animalFields | "aka">;

/** An animal's taxonomy, for the column of its page. */
export const animalFacts = (animal: Facts): Fact[] => [
  ...wordsOfFields(animalFields, animal).map(({ label, words }) => ({ label, value: words })),
  { label: "Also called", value: animal.aka },
];
