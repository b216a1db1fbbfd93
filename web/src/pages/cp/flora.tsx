import { plantFilterDefault } from "shared-types";
import { panelPlants } from "../../features/plant/admin/panel-plants";
import { usePlantList } from "../../features/plant/api/plant";
import { SpeciesScreen } from "./species/SpeciesScreen";

/** /cp/flora/{keyId}: Plant Edit and Plant Add. */
export function Component() {
  const { data: listed = [] } = usePlantList(plantFilterDefault);
  return <SpeciesScreen kind={panelPlants} takenKeys={listed.map(({ keyId }) => keyId)} />;
}
