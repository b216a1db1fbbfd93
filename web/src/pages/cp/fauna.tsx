import { animalFilterDefault } from "shared-types";
import { panelAnimals } from "../../features/animal/admin/panel-animals";
import { animals } from "../../features/animal/components/animals";
import { useRead } from "../../lib/swr";
import { SpeciesScreen } from "./species/SpeciesScreen";

/** /cp/fauna/{keyId}: Animal Edit and Animal Add. */
export function Component() {
  const { data: listed = [] } = useRead(animals.list(animalFilterDefault));
  return <SpeciesScreen kind={panelAnimals} takenKeys={listed.map(({ keyId }) => keyId)} />;
}
