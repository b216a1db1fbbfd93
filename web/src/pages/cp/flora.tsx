import { plantFilterDefault } from "shared-types/plant/fields";
import { panelPlants } from "../../features/plant/admin/panel-plants";
import { plants } from "../../features/plant/components/plants";
import { SpeciesScreen } from "./species/SpeciesScreen";

/** /cp/flora/{keyId}: Plant Edit and Plant Add. */
export const Component = () => (
  <SpeciesScreen kind={panelPlants} others={plants.list(plantFilterDefault)} />
);
