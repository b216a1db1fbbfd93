import { animalFilterDefault } from "shared-types";
import { panelAnimals } from "../../features/animal/admin/panel-animals";
import { useAnimalList } from "../../features/animal/api/animal";
import { SpeciesScreen } from "./species/SpeciesScreen";

/** /cp/fauna/{keyId}: Animal Edit and Animal Add. */
export function Component() {
  const { data: listed = [] } = useAnimalList(animalFilterDefault);
  return <SpeciesScreen kind={panelAnimals} takenKeys={listed.map(({ keyId }) => keyId)} />;
}
