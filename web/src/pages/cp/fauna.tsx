import { animalFilterDefault } from "shared-types/animal/fields";
import { panelAnimals } from "../../features/animal/admin/panel-animals";
import { animals } from "../../features/animal/components/animals";
import { SpeciesScreen } from "./species/SpeciesScreen";

/** /cp/fauna/{keyId}: Animal Edit and Animal Add. */
export const Component = () => (
  <SpeciesScreen kind={panelAnimals} others={animals.list(animalFilterDefault)} />
);
