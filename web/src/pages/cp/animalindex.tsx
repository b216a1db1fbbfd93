import { animalBulk } from "../../features/animal/admin/animal-bulk";
import { panelAnimals } from "../../features/animal/admin/panel-animals";
import { listedAnimals } from "../../features/animal/components/listed-animals";
import { SpeciesIndex } from "./species/SpeciesIndex";

/** /cp/animalindex: all animals, including internal ones, each linking to its form. */
export function Component() {
  return <SpeciesIndex kind={panelAnimals} species={listedAnimals} bulk={animalBulk} />;
}
