import { animalBulk } from "../../features/animal/admin/animal-bulk";
import { panelAnimals } from "../../features/animal/admin/panel-animals";
import { animals } from "../../features/animal/components/animals";
import { SpeciesIndex } from "./species/SpeciesIndex";

/** /cp/animalindex: all animals, including internal ones, each linking to its form. */
export function Component() {
  return <SpeciesIndex kind={panelAnimals} species={animals} bulk={animalBulk} />;
}
